import { asText } from '../../fields/common/values.ts';
import { Labelled } from '../../ui/text/labelled.tsx';
import { ZoneSelect } from '../../ui/text/zone-select.tsx';
import type { ActionInputProps } from './action-layout.ts';

/** A time zone, found by its city or offset. */
export function ZoneInput({ label, hint, problem, value, onChange }: ActionInputProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(input) => <ZoneSelect {...input} value={asText(value)} onChange={onChange} />}
    </Labelled>
  );
}
