import type { JsonValue } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import styles from './page.module.css';

type OwnedFactsProps = { readonly data: Readonly<Record<string, JsonValue>> };

const FACTS = [
  'power',
  'quality',
  'exp',
  'awaken_level',
  'intimacy',
  'spirits',
  'locked',
  'deployed',
  'skills',
  'equipment',
  'skin_id',
  'main_stats',
  'sub_stats',
  'runes',
  'equipped_user_pet_id',
  'missions_done',
  'trial_until',
] as const;

/** What is particular to one thing, in the game's own terms; facts that have a word are said by it. */
export function OwnedFacts({ data }: OwnedFactsProps) {
  const { t } = useTranslation('player');
  const labelOf = (key: string): string => {
    const known = FACTS.find((fact) => fact === key);
    return known === undefined ? key : t(`fact.${known}`);
  };
  return (
    <span className={styles.owned}>
      {Object.entries(data).map(([key, value]) => (
        <span key={key}>
          {labelOf(key)} <strong>{valueText(value)}</strong>
        </span>
      ))}
    </span>
  );
}

/** `slot: a, skill_id: 7` for what has parts. */
function valueText(value: JsonValue): string {
  if (value === null) return '—';
  if (typeof value === 'boolean') return value ? '✓' : '✕';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(valueText).join(' · ');
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${valueText(inner)}`)
    .join(' ');
}
