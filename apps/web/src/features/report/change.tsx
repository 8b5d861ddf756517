import type { ColumnKind } from '@quartermaster/domain/reports/report-definitions';
import { useTranslation } from 'react-i18next';
import styles from './report.module.css';
import { changeText, NOT_KNOWN, valueText } from './value-text.ts';

type ChangeProps = {
  readonly kind: ColumnKind;
  readonly value: number | null | undefined;
  readonly before: number | null | undefined;
};

/** The difference from the previous period; empty if either value is unknown. */
export function Change({ kind, value, before }: ChangeProps) {
  const { t } = useTranslation('report');
  const { t: tc } = useTranslation();
  const text = changeText(kind, value, before);
  if (text === NOT_KNOWN) return null;
  return (
    <span
      className={styles.change}
      title={tc('labelled', { label: t('before'), text: valueText(kind, before) })}
    >
      {text}
    </span>
  );
}
