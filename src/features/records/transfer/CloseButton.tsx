import type { ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { Button } from "../../../runtime/ui/controls/Button";

/** Button that closes its panel. */
export const CloseButton = ({ onClose }: { onClose: () => void }): ReactNode => (
  <Button look="quiet" size="form" onClick={onClose}>
    {texts.form.close}
  </Button>
);
