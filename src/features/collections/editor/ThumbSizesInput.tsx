import { IconInfoCircle } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import { thumbFormats } from "../../../../definitions/backend/file-types";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { WidgetProps } from "../../../runtime/registry/widget";
import { ListInput } from "../../../widgets/ListInput";

/** Input for thumbnail sizes, with help on their format. */
export const ThumbSizesInput = (props: WidgetProps<readonly string[] | null | undefined>): ReactNode => (
  <div className="inline">
    <ListInput {...props} />
    <Popover.Root>
      <Popover.Trigger className="btn btn--quiet btn--small">
        <IconInfoCircle className="i i--s" aria-hidden="true" />
        {collectionTexts.fieldOptions.thumbFormats}
      </Popover.Trigger>
      <Popover.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
        <dl className="formats">
          {thumbFormats.map(([format, meaning]) => (
            <div key={format}>
              <dt>
                <code>{format}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Popover.Content>
    </Popover.Root>
  </div>
);
