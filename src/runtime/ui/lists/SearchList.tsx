import "./search-list.css";
import {
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { moveFocus } from "./move-focus";

interface SearchListProps {
  /** Label and placeholder of the search field. */
  label: string;
  /** Placeholder of the search field, if it is not the label. */
  placeholder?: string;
  typed: string;
  onType: (typed: string) => void;
  /** Called by Enter in the search field. */
  onEnter?: () => void;
  /** False for a list without a search field, because it is short. */
  searched?: boolean;
  /** Whether the search field takes the focus when it appears. */
  takesFocus?: boolean;
  /** Checkbox next to the search field. */
  filter?: { label: string; checked: boolean; onChange: (checked: boolean) => void };
  /** Attributes of the list's element. Without them, the children are the list. */
  list?: HTMLAttributes<HTMLElement> & { ref?: RefObject<HTMLDivElement | null> };
  /** Selector of the items. ArrowDown in the search field leads to the first one. */
  items?: string;
  /** Whether arrow keys, Home and End also move the focus within the list. */
  roves?: boolean;
  /** Message below the list, false while something matches. */
  nothing?: string | false;
  /** Class of that message. */
  nothingLook?: string;
  children: ReactNode;
}

/** Search field above a list of choices. */
export function SearchList(props: SearchListProps): ReactNode {
  const { searched = true, takesFocus = false, list, items, roves = false, children } = props;
  const { nothing, nothingLook = "hint" } = props;
  const field = useRef<HTMLInputElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const box = list?.ref ?? own;
  useLayoutEffect(() => {
    if (takesFocus && searched) field.current?.focus();
  }, [takesFocus, searched]);
  const move = (event: KeyboardEvent): void => {
    if (items) moveFocus(event, [...box.current!.querySelectorAll<HTMLElement>(items)], field.current);
  };
  return (
    <>
      {searched && <SearchTools {...props} field={field} onDown={move} />}
      {list ? (
        <div {...list} {...(roves && { onKeyDown: move })} ref={box}>
          {children}
        </div>
      ) : (
        children
      )}
      {nothing !== undefined && (
        <p role="status" className={nothing ? nothingLook : "sr"}>
          {nothing}
        </p>
      )}
    </>
  );
}

type SearchWords = "label" | "placeholder" | "typed" | "onType" | "onEnter" | "filter";

interface SearchToolsProps extends Pick<SearchListProps, SearchWords> {
  field: RefObject<HTMLInputElement | null>;
  onDown: (event: KeyboardEvent) => void;
}

function SearchTools(props: SearchToolsProps): ReactNode {
  const { label, placeholder = label, typed, onType, onEnter, filter, field, onDown } = props;
  const input = (
    <input
      ref={field}
      type="search"
      className="input"
      placeholder={placeholder}
      aria-label={label}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        // Enter would submit the surrounding form.
        if (event.key === "Enter") {
          event.preventDefault();
          onEnter?.();
        }
        if (event.key === "ArrowDown") onDown(event);
      }}
    />
  );
  if (!filter) return input;
  return (
    <div className="search-tools">
      {input}
      <label className="option">
        <input
          type="checkbox"
          className="check"
          checked={filter.checked}
          onChange={({ target }) => filter.onChange(target.checked)}
        />
        {filter.label}
      </label>
    </div>
  );
}
