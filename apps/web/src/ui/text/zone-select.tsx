import { useState } from 'react';
import { zoneLabel, zoneOptions, type ZoneOption } from '../../i18n/zone.ts';
import type { LabelledInput } from './labelled.tsx';
import { SearchedSelect } from './searched-select.tsx';
import styles from './zone-select.module.css';

type ZoneSelectProps = Partial<LabelledInput> & {
  readonly 'aria-label'?: string;
  readonly value: string;
  readonly onChange: (zone: string) => void;
};

const choiceOf = ({ name, offset, city }: ZoneOption) => ({
  value: name,
  label: zoneLabel(name),
  title: name,
  words: `${city} ${offset} ${name.replaceAll('_', ' ')} ${name}`.toLowerCase(),
});

/** A time zone by its city and today's offset; found by either, or by its name. */
export function ZoneSelect({ value, ...rest }: ZoneSelectProps) {
  const [now] = useState(() => new Date());
  const options = zoneOptions(now, value).map(choiceOf);
  return (
    <SearchedSelect
      {...rest}
      className={styles.zone ?? ''}
      showSearch={{
        filterOption: (typed, option) => option?.words.includes(typed.trim().toLowerCase()) ?? false,
      }}
      options={options}
      optionRender={({ label, value: name }) => (
        <span className={styles.option}>
          {label} <span className={styles.name}>{name}</span>
        </span>
      )}
      value={value}
    />
  );
}
