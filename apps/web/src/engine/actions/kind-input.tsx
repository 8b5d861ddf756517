import { FieldInput } from '../../fields/inputs.tsx';
import { Labelled, labelIdOf } from '../../ui/text/labelled.tsx';
import type { ActionInputProps } from './action-layout.ts';

type KindInputProps = Pick<ActionInputProps, 'field' | 'label' | 'value' | 'onChange'> &
  Partial<Pick<ActionInputProps, 'hint' | 'problem'>>;

/** A field of an action with the input that records use for its kind. */
export function KindInput({ field, label, value, onChange, problem, hint }: KindInputProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(input) => (
        <FieldInput
          field={field}
          value={value}
          onChange={onChange}
          onBlur={ignore}
          path={field.key}
          inputId={input.id}
          labelId={labelIdOf(input)}
          describedBy={input['aria-describedby']}
          isInvalid={input['aria-invalid']}
          isDisabled={false}
        />
      )}
    </Labelled>
  );
}

const ignore = (): void => undefined;
