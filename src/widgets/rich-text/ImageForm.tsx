import { IconPhotoSearch } from "@tabler/icons-react";
import { useState, type ComponentType, type ReactNode } from "react";
import { richTexts as texts } from "../../../definitions/texts/rich-text";
import { Button } from "../../runtime/ui/controls/Button";
import { AddressForm } from "./AddressForm";
import { isSafeAddress } from "./addresses";
import type { RichImage } from "./rich-images";
import type { ImagePickerProps } from "./use-rich-view";

interface ImageFormProps {
  image: RichImage | undefined;
  /** Popup with stored images. */
  Picker: ComponentType<ImagePickerProps> | undefined;
  /** Called with the image, or with undefined on cancel. */
  onDone: (image?: RichImage) => void;
}

/** Form for the address and the description of an image, below the toolbar. */
export function ImageForm({ image, Picker, onDone }: ImageFormProps): ReactNode {
  const [{ src, alt }, setTyped] = useState(image ?? { src: "", alt: "" });
  const [isBrowsing, setBrowsing] = useState(false);
  const fields = [
    {
      label: texts.imageAddress,
      value: src,
      placeholder: "https://",
      onChange: (next: string) => setTyped({ src: next, alt }),
    },
    { label: texts.imageText, value: alt, onChange: (next: string) => setTyped({ src, alt: next }) },
  ];
  return (
    <AddressForm
      label={texts.image}
      fields={fields}
      error={isSafeAddress(src) ? undefined : texts.unsafeAddress}
      submit={texts.apply}
      onDone={(isDone) => onDone(isDone ? { src: src.trim(), alt: alt.trim() } : undefined)}
    >
      {Picker && (
        <Button size="small" look="quiet" onClick={() => setBrowsing(true)}>
          <IconPhotoSearch className="i i--s" aria-hidden="true" />
          {texts.storedImages}
        </Button>
      )}
      {Picker && isBrowsing && <Picker onPick={onDone} onClose={() => setBrowsing(false)} />}
    </AddressForm>
  );
}
