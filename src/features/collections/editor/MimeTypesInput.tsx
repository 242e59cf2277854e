import type { ReactNode } from "react";
import { mimePresets } from "../../../../definitions/backend/file-types";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { WidgetProps } from "../../../runtime/registry/widget";
import { ListInput } from "../../../widgets/ListInput";
import { PresetMenu } from "./PresetMenu";

/** Input for MIME types, with presets that replace the value. */
export const MimeTypesInput = (props: WidgetProps<readonly string[] | null | undefined>): ReactNode => (
  <div className="inline">
    <ListInput {...props} />
    <PresetMenu
      label={collectionTexts.fieldOptions.choosePresets}
      presets={mimePresets}
      disabled={props.disabled ?? false}
      onChoose={props.onChange}
    />
  </div>
);
