import type { ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { formatCount, interpolate } from "../../runtime/model/values/text";
import { Button } from "../../runtime/ui/Button";

/** Shows more of a long value, as long as there are any. */
export const ShowMore = ({ rest, onClick }: { rest: number; onClick: () => void }): ReactNode =>
  rest > 0 && (
    <Button className="show-more" size="small" onClick={onClick}>
      {interpolate(recordTexts.showMore, { n: formatCount(rest) })}
    </Button>
  );
