import { useTranslation } from 'react-i18next';
import type { Hold } from '../../api/record-holds.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import { Tag } from '../text/tag.tsx';
import styles from './hold-facts.module.css';

type HoldProps = { readonly hold: Hold };

/** On hold, rolled back with a release, or on hold until a date that has passed. */
export function HoldTag({ hold: { rolledBack, isOver } }: HoldProps) {
  const { t } = useTranslation('releases');
  if (isOver)
    return (
      <Tag tone="orange" glyph="!">
        {t('holdOver')}
      </Tag>
    );
  return rolledBack === null ? (
    <Tag glyph="‖">{t('onHold')}</Tag>
  ) : (
    <Tag tone="purple" glyph="↺">
      {t('rolledBackWith', { number: rolledBack })}
    </Tag>
  );
}

/** Who put a record on hold, until when, and why. */
export function HoldFacts({ hold: { by, until, reason, isOver } }: HoldProps) {
  const { t } = useTranslation('releases');
  const at = until === null ? '' : formatLongDateTime(until);
  return (
    <span className={styles.facts}>
      {by === null ? null : <span className={styles.fact}>{by}</span>}
      {until === null ? null : (
        <span className={styles.fact}>{t(isOver ? 'holdWasUntil' : 'holdIsUntil', { at })}</span>
      )}
      {reason === '' ? null : <q className={styles.fact}>{reason}</q>}
    </span>
  );
}
