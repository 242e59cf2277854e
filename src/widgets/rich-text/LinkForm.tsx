import { IconExternalLink } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { richTexts as texts } from "../../../definitions/texts/rich-text";
import { tableTexts } from "../../../definitions/texts/table";
import { Button } from "../../runtime/ui/controls/Button";
import { AddressForm } from "./AddressForm";
import { isSafeAddress } from "./addresses";

interface LinkFormProps {
  address: string;
  /** Called with the URL, with "" to remove the link, or with undefined on cancel. */
  onDone: (address?: string) => void;
}

/** Form for a link's URL, below the toolbar. */
export function LinkForm({ address, onDone }: LinkFormProps): ReactNode {
  const [typed, setTyped] = useState(address);
  const fields = [{ label: texts.address, value: typed, onChange: setTyped, placeholder: "https://" }];
  return (
    <AddressForm
      label={texts.link}
      fields={fields}
      error={isSafeAddress(typed) ? undefined : texts.unsafeAddress}
      submit={texts.apply}
      onDone={(isDone) => onDone(isDone ? typed.trim() : undefined)}
    >
      {address && isSafeAddress(address) && (
        <a className="btn btn--small btn--quiet" href={address} target="_blank" rel="noopener noreferrer">
          <IconExternalLink className="i i--s" aria-hidden="true" />
          {tableTexts.openOutside}
        </a>
      )}
      {address && (
        <Button size="small" look="quiet" onClick={() => onDone("")}>
          {texts.removeLink}
        </Button>
      )}
    </AddressForm>
  );
}
