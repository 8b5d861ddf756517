import { textOf } from '@quartermaster/domain/core/json';
import { ColorPicker, Input } from 'antd';
import type { ActionInputProps } from '../../engine/actions/action-layout.ts';
import { ZoneInput } from '../../engine/actions/zone-input.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './environments.module.css';

/** Clearly different from one another, and from the red of what is protected. */
const COLORS = ['#0e7f8c', '#2f6fde', '#7a4fd0', '#b3377f', '#c2620c', '#5f7a1c', '#54606f'];

/** Layout of the environment forms. */
export const ENVIRONMENT_LAYOUT = { inputs: { color: ColorInput, game_time_zone: ZoneInput } };

function ColorInput({ label, hint, problem, value, onChange }: ActionInputProps) {
  const color = textOf(value);
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(input) => (
        <span className={styles.color}>
          <ColorPicker
            value={color}
            presets={[{ label, colors: COLORS }]}
            disabledAlpha
            onChangeComplete={(chosen) => onChange(chosen.toHexString().slice(0, 7))}
          />
          <Input
            {...input}
            maxLength={7}
            spellCheck={false}
            value={color}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
          />
        </span>
      )}
    </Labelled>
  );
}
