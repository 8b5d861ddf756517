import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useTranslation } from 'react-i18next';
import type { RecordChange } from '../../api/releases.ts';
import { summaryFields } from './summary-fields.ts';
import { useModuleTitle } from '../../engine/module-title.tsx';
import { FieldCell } from '../../fields/cells.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './releases.module.css';

type NewSummaryProps = { readonly module: ResolvedModule; readonly summary: RecordChange['summary'] };

/** A new record in one line: what lists show of it. */
export function NewSummary({ module, summary }: NewSummaryProps) {
  return (
    <ul className={styles.summary}>
      {summaryFields(module, summary).map(({ field, value }) => (
        <li key={field.key}>
          {speaksForItself(field) ? null : (
            <span className={styles.hint}>{field.label[readLanguage()]} </span>
          )}
          <SummaryCell field={field} value={value} />
        </li>
      ))}
    </ul>
  );
}

/** Whether a value is clear without its label, such as a period or a coloured rarity. */
function speaksForItself(field: ResolvedField): boolean {
  if (field.kind === 'enum' || field.kind === 'multi_enum')
    return field.of.values.some(({ tone }) => tone !== undefined);
  return field.kind === 'timeslot';
}

type SummaryCellProps = {
  readonly field: ResolvedField;
  readonly value: RecordChange['summary'][number]['value'];
};

function SummaryCell({ field, value }: SummaryCellProps) {
  const { t } = useTranslation('fields');
  // A bare number would read as the price, not as how many prices there are.
  return field.kind === 'rows' ? (
    t('rows.count', { count: Number(value) })
  ) : (
    <FieldCell field={field} value={value} />
  );
}

/** More modules than this are counted. */
const MOST_MODULES = 4;

/** How many records of which modules a change reaches besides its own, the most first. */
export function UsedBy({ usedBy }: { readonly usedBy: RecordChange['usedBy'] }) {
  const { t } = useTranslation('releases');
  if (usedBy.length === 0) return null;
  const shown = usedBy.toSorted((a, b) => b.total - a.total).slice(0, MOST_MODULES);
  const more = usedBy.length - shown.length;
  return (
    <span className={styles.usedBy}>
      {t('usedBy')}{' '}
      {shown.map(({ module, total }, place) => (
        <span key={module}>
          {place > 0 ? ' · ' : ''}
          <UsedByModule module={module} total={total} />
        </span>
      ))}
      {more > 0 ? ` · ${t('usedByModules', { count: more })}` : null}
    </span>
  );
}

/** The number follows the title, which is in the plural and wants no counting word. */
function UsedByModule({ module, total }: RecordChange['usedBy'][number]) {
  const { t } = useTranslation('releases');
  return t('usedByModule', { module: useModuleTitle(module), total: formatNumber(total) });
}
