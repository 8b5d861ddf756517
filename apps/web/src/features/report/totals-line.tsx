import { useTranslation } from 'react-i18next';
import type { Report } from '../../api/reports.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Change } from './change.tsx';
import type { ReportAddress } from './report-address.ts';
import styles from './report.module.css';
import type { RowNames } from './use-row-names.ts';
import { NOT_KNOWN, valueText } from './value-text.ts';

type TotalsProps = { readonly address: ReportAddress; readonly report: Report; readonly names: RowNames };

/** The whole range at a glance. Of a report about many things the table says more. */
export function TotalsLine({ address: { definition, isCompared }, report, names }: TotalsProps) {
  const { t } = useTranslation('report');
  if (definition.subject !== null && definition.subject !== 'currency') return null;
  return report.totals.map((total) => (
    <dl key={total.subject} className={styles.totals}>
      {definition.subject === null ? null : (
        <div>
          <dt>{t(`subject_${definition.subject}`)}</dt>
          <dd>{names.subjectName(total)}</dd>
        </div>
      )}
      {definition.columns.map(({ key, kind, label }, index) => {
        const value = valueText(kind, total.values[index]);
        return value === NOT_KNOWN ? null : (
          <div key={key}>
            <dt>
              {label[readLanguage()]}
              {kind === 'mean' ? <span className={styles.soft}> · {t('average')}</span> : null}
            </dt>
            <dd>
              {value}
              {isCompared ? (
                <Change kind={kind} value={total.values[index]} before={total.before?.[index]} />
              ) : null}
            </dd>
          </div>
        );
      })}
    </dl>
  ));
}
