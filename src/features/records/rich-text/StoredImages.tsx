import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { recordTexts } from "../../../../definitions/texts/record";
import { imagePickerTexts as said } from "../../../../definitions/texts/rich-text";
import { texts } from "../../../../definitions/texts/texts";
import type { Collection } from "../../../../definitions/types/collection";
import { collectionsQuery } from "../../../backend/api/queries";
import { useRegistry } from "../../../runtime/registry/registry";
import { Button } from "../../../runtime/ui/controls/Button";
import { SearchList } from "../../../runtime/ui/lists/SearchList";
import { asList } from "../../../values/text/format-value";
import { interpolate } from "../../../values/text/text";
import type { ImagePickerProps } from "../../../widgets/rich-text/use-rich-view";
import { useDebounced } from "../../../widgets/use-debounced";
import { FailedNote } from "../FailedNote";
import { pickedQuery } from "../data";
import { fileUrl, isPicture, type FileOwner } from "../file-url";
import { pickerFilters, searchedKeys } from "../model/picker-search";
import { useRecordTitling } from "../use-record-titling";
import { fileFieldsOf } from "./file-fields";

const { relation } = recordTexts;

// Delay in milliseconds between input and search.
const pause = 250;

interface StoredImagesProps extends Pick<ImagePickerProps, "onPick"> {
  collection: Collection;
  /** Size of the picked image, such as "100x100"; "" for the original. */
  size: string;
}

/** Records of a collection with the images in their file fields. */
export function StoredImages({ collection, size, onPick }: StoredImagesProps): ReactNode {
  const [typed, onType] = useState("");
  const { fieldTypes } = useRegistry();
  const { titleOf, expandOf } = useRecordTitling();
  const { data: collections = [] } = useQuery(collectionsQuery);
  const filters = pickerFilters(useDebounced(typed, pause), searchedKeys(collection, collections, fieldTypes));
  const query = useInfiniteQuery(pickedQuery({ collection: collection.id, filters, expand: expandOf(collection.id) }));
  const fields = fileFieldsOf(collection, fieldTypes);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const offered = rows.flatMap((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const names = fields.flatMap(({ name, isProtected }) => (isProtected ? [] : asList(values[name]).map(String)));
    const pictures = names.filter(isPicture);
    return pictures.length > 0 ? [{ id: row.id, pictures, title: titleOf(row, collection.id) }] : [];
  });
  return (
    <SearchList
      label={relation.search}
      {...{ typed, onType }}
      takesFocus
      items="button"
      list={{
        className: "image-records scroll",
        role: "group",
        "aria-label": said.images,
        "aria-busy": query.isFetching,
      }}
    >
      {offered.map(({ id, pictures, title }) => (
        <RecordImages key={id} {...{ id, pictures, title, size, onPick, collection }} />
      ))}
      {fields.map(
        ({ name, isProtected }) =>
          isProtected && (
            <p key={name} className="hint">
              {interpolate(said.isProtected, { field: name })}
            </p>
          ),
      )}
      <FailedNote error={query.error} onRetry={() => void query.refetch()} />
      {query.isPending && <p className="hint">{texts.form.loading}</p>}
      {query.data && offered.length === 0 && <p className="hint">{said.nothing}</p>}
      {query.hasNextPage && (
        <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {relation.more}
        </Button>
      )}
    </SearchList>
  );
}

interface RecordImagesProps extends StoredImagesProps {
  id: string;
  title: string;
  pictures: readonly string[];
}

function RecordImages({ id, title, pictures, collection, size, onPick }: RecordImagesProps): ReactNode {
  const owner: FileOwner = { id, collectionId: collection.id };
  return (
    <section className="image-record" aria-label={title}>
      <h3 className="clip">{title}</h3>
      {pictures.map((name) => (
        <button
          key={name}
          type="button"
          className="image-choice"
          aria-label={interpolate(said.insert, { name })}
          data-tip={name}
          onClick={() => onPick({ src: fileUrl(owner, name, size), alt: title })}
        >
          <img src={fileUrl(owner, name, true)} alt="" loading="lazy" />
        </button>
      ))}
    </section>
  );
}
