import { textOf } from '@quartermaster/domain/core/json';
import { Labelled } from '../../ui/text/labelled.tsx';
import { ZoneSelect } from '../../ui/text/zone-select.tsx';
import type { ActionInputProps } from './action-layout.ts';

/** A time zone, found by its city or offset. */
export function ZoneInput({ label, hint, problem, value, onChange }: ActionInputProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(input) => <ZoneSelect {...input} value={textOf(value)} onChange={onChange} />}
    </Labelled>
  );
}
