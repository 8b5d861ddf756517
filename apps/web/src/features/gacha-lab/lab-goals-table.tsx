import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SHARES, type GoalFigures, type GoalName, type Needed } from './lab-goals.ts';
import { Prize } from './lab-rows.tsx';
import { MoneyText } from '../../fields/reference/money-text.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { SureTag } from './sure-tag.tsx';
import styles from './lab.module.css';

const DIGITS = 1;

/** How many draws, and how much money, until what players want. */
export function LabGoals({ goals }: { readonly goals: readonly GoalFigures[] }) {
  const { t } = useTranslation('lab');
  return (
    <Card title={t('goals')} flush>
      {goals.length === 0 ? (
        <p className={styles.empty}>{t('noFeatured')}</p>
      ) : (
        <ScrollRegion label={t('goals')}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('goal')}</th>
                <th scope="col" className={table.number}>
                  {t('mean')}
                </th>
                {SHARES.map((share) => (
                  <th key={share} scope="col" className={table.number}>
                    {share === 1 ? t('everyone') : `p${share * 100}`}
                  </th>
                ))}
                <th scope="col">{t('how')}</th>
              </tr>
            </thead>
            <tbody>
              {goals.map((goal) => (
                <tr key={JSON.stringify(goal.name)}>
                  <th scope="row" className={styles.goal}>
                    <GoalText name={goal.name} />
                  </th>
                  <td className={table.number}>
                    {goal.mean === null ? '–' : formatNumber(goal.mean, DIGITS)}
                  </td>
                  {goal.needed.map((needed, index) => (
                    <td key={SHARES[index]} className={table.number}>
                      <NeededText needed={needed} isKnown={goal.isExact || SHARES[index] !== 1} />
                    </td>
                  ))}
                  <td>
                    <SureTag isExact={goal.isExact} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
}

function GoalText({ name }: { readonly name: GoalName }) {
  const { t } = useTranslation('lab');
  if (name.kind === 'prize') return <Prize target={name.target} />;
  if (name.kind === 'copies') return <>{t('goalCopies', { copies: name.copies })}</>;
  return <>{t(name.kind === 'first' ? 'first' : 'goalEvery')}</>;
}

function NeededText({ needed, isKnown }: { readonly needed: Needed; readonly isKnown: boolean }) {
  const { t } = useTranslation('lab');
  if (needed === null) return <span className={styles.soft}>{isKnown ? t('never') : '–'}</span>;
  return (
    <>
      {formatNumber(needed.draws)}
      <span className={styles.money}>
        <MoneyText money={needed.money} />
      </span>
    </>
  );
}
