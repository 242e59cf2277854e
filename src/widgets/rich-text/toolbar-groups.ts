import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconQuote,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSourceCode,
  IconTable,
  IconTableMinus,
  IconTableRow,
  IconTextDirectionRtl,
  IconUnderline,
} from "@tabler/icons-react";
import type { IconPicture } from "../../runtime/registry/registry";
import type { ActionName } from "./rich-actions";

type Group = readonly [Entry, ...Entry[]];
type Entry = readonly [name: ActionName, icon: IconPicture];

/** Buttons of the toolbar, in groups. */
export const toolbarGroups: readonly Group[] = [
  [
    ["heading", IconH2],
    ["bold", IconBold],
    ["italic", IconItalic],
    ["underline", IconUnderline],
  ],
  [
    ["bulletList", IconList],
    ["numberedList", IconListNumbers],
    ["quote", IconQuote],
    ["codeBlock", IconSourceCode],
  ],
  [
    ["alignLeft", IconAlignLeft],
    ["alignCenter", IconAlignCenter],
    ["alignRight", IconAlignRight],
    ["rightToLeft", IconTextDirectionRtl],
  ],
  [
    ["link", IconLink],
    ["image", IconPhoto],
    ["table", IconTable],
    ["clear", IconClearFormatting],
  ],
];

/** Buttons that are shown while the caret is in a table. */
export const tableGroups: readonly Group[] = [
  [
    ["headRow", IconTableRow],
    ["rowBefore", IconRowInsertTop],
    ["rowAfter", IconRowInsertBottom],
    ["deleteRow", IconRowRemove],
  ],
  [
    ["columnBefore", IconColumnInsertLeft],
    ["columnAfter", IconColumnInsertRight],
    ["deleteColumn", IconColumnRemove],
    ["deleteTable", IconTableMinus],
  ],
];
