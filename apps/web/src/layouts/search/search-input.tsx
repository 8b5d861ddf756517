import type { KeyboardEvent, Ref } from 'react';

type SearchInputProps = {
  readonly ref?: Ref<HTMLInputElement>;
  readonly className: string | undefined;
  readonly label: string;
  readonly text: string;
  /** The element of what was found, and which of it Enter would choose; null: nothing is shown. */
  readonly listId: string;
  readonly active: number | null;
  readonly isFocused?: boolean;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
};

/** The box that is typed into while `SearchHits` shows what answers. */
export function SearchInput({ label, text, listId, active, isFocused, onType, ...rest }: SearchInputProps) {
  return (
    <input
      {...rest}
      value={text}
      placeholder={label}
      aria-label={label}
      role="combobox"
      aria-expanded={active !== null}
      aria-controls={listId}
      aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only of a dialog that was opened to type into
      autoFocus={isFocused ?? false}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
