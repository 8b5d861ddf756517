import { REASON_LENGTH } from '@quartermaster/contract/http/limits';
import { TextField } from './text-field.tsx';

type ReasonFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
};

/** The reason for an action, in one line. */
export function ReasonField(props: ReasonFieldProps) {
  return <TextField {...props} maxLength={REASON_LENGTH.max} />;
}
