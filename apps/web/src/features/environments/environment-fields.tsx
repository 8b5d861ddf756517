import { ColorPicker, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../ui/text/labelled.tsx';
import { TextField } from '../../ui/text/text-field.tsx';
import { ZoneSelect } from '../../ui/text/zone-select.tsx';
import styles from './environments.module.css';

/** What can be changed about an environment. */
export type EnvironmentValues = {
  readonly name: string;
  readonly color: string;
  readonly isProtected: boolean;
  readonly gameTimeZone: string;
};

type EnvironmentFieldsProps = {
  readonly values: EnvironmentValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<EnvironmentValues>) => void;
};

/** Clearly different from one another, and from the red of what is protected. */
const COLORS = ['#0e7f8c', '#2f6fde', '#7a4fd0', '#b3377f', '#c2620c', '#5f7a1c', '#54606f'];

export function EnvironmentFields({ values, problems, onChange }: EnvironmentFieldsProps) {
  const { t } = useTranslation('environments');
  return (
    <>
      <TextField
        label={t('placeName')}
        hint={t('placeNameHelp')}
        problem={problems['name']}
        maxLength={60}
        value={values.name}
        onChange={(name) => onChange({ name })}
      />
      <ColorField
        value={values.color}
        problem={problems['color']}
        onChange={(color) => onChange({ color })}
      />
      <Labelled label={t('zone')} hint={t('zoneHelp')} problem={problems['gameTimeZone']}>
        {(input) => (
          <ZoneSelect
            {...input}
            value={values.gameTimeZone}
            onChange={(gameTimeZone) => onChange({ gameTimeZone })}
          />
        )}
      </Labelled>
      <Labelled label={t('protect')} hint={t('protectedHelp')}>
        {({ id, ...input }) => (
          <Switch
            id={id}
            aria-describedby={input['aria-describedby']}
            checked={values.isProtected}
            onChange={(isProtected) => onChange({ isProtected })}
          />
        )}
      </Labelled>
    </>
  );
}

type ColorFieldProps = {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (color: string) => void;
};

function ColorField({ value, problem, onChange }: ColorFieldProps) {
  const { t } = useTranslation('environments');
  return (
    <Labelled label={t('color')} hint={t('colorHelp')} problem={problem}>
      {(input) => (
        <span className={styles.color}>
          <ColorPicker
            value={value}
            presets={[{ label: t('color'), colors: COLORS }]}
            disabledAlpha
            onChangeComplete={(color) => onChange(color.toHexString().slice(0, 7))}
          />
          <Input
            {...input}
            maxLength={7}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
          />
        </span>
      )}
    </Labelled>
  );
}
