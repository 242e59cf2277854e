import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { imagePickerTexts as said } from "../../../../definitions/texts/rich-text";
import { texts } from "../../../../definitions/texts/texts";
import { collectionsQuery } from "../../../backend/api/queries";
import { Button } from "../../../runtime/ui/controls/Button";
import { PopupFrame } from "../../../runtime/ui/dialogs/PopupFrame";
import { useRegistry } from "../../../runtime/registry/registry";
import type { ImagePickerProps } from "../../../widgets/rich-text/use-rich-view";
import { SelectBox } from "../../../runtime/ui/controls/SelectBox";
import { fileFieldsOf, sizesOf } from "./file-fields";
import { StoredImages } from "./StoredImages";
import "./image-picker.css";

/** Popup with the images in file fields of all collections. */
export function ImagePicker({ onPick, onClose }: ImagePickerProps): ReactNode {
  const { fieldTypes } = useRegistry();
  const { data: collections = [], isPending } = useQuery(collectionsQuery);
  const withFiles = collections.filter((each) => fileFieldsOf(each, fieldTypes).length > 0);
  const [chosen, setChosen] = useState("");
  const [size, setSize] = useState("");
  const collection = withFiles.find(({ id }) => id === chosen) ?? withFiles[0];
  const sizes = collection ? sizesOf(fileFieldsOf(collection, fieldTypes)) : [];
  const foot = (
    <>
      <span className="grow" />
      <Button size="form" onClick={onClose}>
        {texts.form.cancel}
      </Button>
    </>
  );
  return (
    <PopupFrame title={said.title} className="popup--images" {...{ foot, onClose }}>
      {collection ? (
        <>
          <div className="image-choices">
            <SelectBox
              label={said.collection}
              choices={withFiles.map(({ id, name }) => ({ value: id, label: name }))}
              value={collection.id}
              disabled={false}
              onChange={(id) => {
                setChosen(id);
                setSize("");
              }}
            />
            <SelectBox
              label={said.size}
              choices={[{ value: "", label: said.original }, ...sizes.map((value) => ({ value, label: value }))]}
              value={size}
              disabled={sizes.length === 0}
              onChange={setSize}
            />
          </div>
          <StoredImages key={collection.id} {...{ collection, size, onPick }} />
        </>
      ) : (
        <p className="hint">{isPending ? texts.form.loading : said.noFields}</p>
      )}
    </PopupFrame>
  );
}
