import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useTranslation } from 'react-i18next';
import type { RecordChange } from '../../api/releases.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { FieldCell } from '../../fields/cells.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './releases.module.css';

type NewSummaryProps = { readonly module: ResolvedModule; readonly summary: RecordChange['summary'] };

/** A new record in one line: what lists show of it. */
export function NewSummary({ module, summary }: NewSummaryProps) {
  return (
    <ul className={styles.summary}>
      {summary.map(({ path, value }) => {
        const field = module.fieldByKey.get(path);
        return field === undefined ? null : (
          <li key={path}>
            {SPEAKS_FOR_ITSELF.has(field.kind) ? null : (
              <span className={styles.hint}>{field.label[readLanguage()]} </span>
            )}
            <SummaryCell field={field} value={value} />
          </li>
        );
      })}
    </ul>
  );
}

/** The word that was chosen, or the period, says what it is. */
const SPEAKS_FOR_ITSELF: ReadonlySet<ResolvedField['kind']> = new Set(['enum', 'multi_enum', 'timeslot']);

type SummaryCellProps = {
  readonly field: ResolvedField;
  readonly value: RecordChange['summary'][number]['value'];
};

function SummaryCell({ field, value }: SummaryCellProps) {
  return field.kind === 'rows' ? formatNumber(Number(value)) : <FieldCell field={field} value={value} />;
}

/** How many records of which modules a change reaches besides its own. */
export function UsedBy({ usedBy }: { readonly usedBy: RecordChange['usedBy'] }) {
  const { t } = useTranslation('releases');
  if (usedBy.length === 0) return null;
  return (
    <span className={styles.usedBy}>
      {t('usedBy')}{' '}
      {usedBy.map(({ module, total }, place) => (
        <span key={module}>
          {place > 0 ? ' · ' : ''}
          {formatNumber(total)} <ModuleTitle module={module} />
        </span>
      ))}
    </span>
  );
}
