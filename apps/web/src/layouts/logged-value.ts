/** What there is to know of a control that changed. */
export type ChangedControl = {
  readonly type: string;
  readonly autocomplete: string;
  /** Whether it belongs to a field for a password, even while its letters are shown. */
  readonly isPassword: boolean;
  readonly value: string;
  readonly checked: boolean;
};

const MAX_VALUE = 200;
const SECRET_AUTOCOMPLETE = /password|one-time-code/;

/** The value of a change as it may be logged: that of a password field never. */
export function loggedValue({ type, autocomplete, isPassword, value, checked }: ChangedControl): string {
  if (type === 'password' || isPassword || SECRET_AUTOCOMPLETE.test(autocomplete)) return '';
  if (type === 'checkbox' || type === 'radio') return String(checked);
  // The browser invents the path, and the name of a user's file is private.
  if (type === 'file') return '';
  return value.slice(0, MAX_VALUE);
}
