import type { ReactNode } from "react";
import type { WidgetProps } from "../../../runtime/registry/widget";
import { RichTextInput } from "../../../widgets/rich-text/RichTextInput";
import { isFileUrl } from "../file-url";
import { ImagePicker } from "./ImagePicker";

const images = { Picker: ImagePicker, isShown: isFileUrl };

/** Rich text of a record. Its images can be files of other records. */
export const RecordRichText = (props: WidgetProps<string | undefined>): ReactNode => (
  <RichTextInput {...props} images={images} />
);
