import type { Money } from '@quartermaster/domain/simulation/draw-price';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shareText } from '../../fields/rows/row-operations.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import table from '../../ui/table/plain-table.module.css';
import type { Contributions, Wait } from './lab-contributions.ts';
import { MoneyText } from '../../fields/reference/money-text.tsx';
import { SureTag } from './sure-tag.tsx';
import styles from './lab.module.css';

const DIGITS = 1;

/** What guarantees, steps, the cycle, free draws and gifts do for players. */
export function LabParts({ parts }: { readonly parts: Contributions }) {
  const { t } = useTranslation('lab');
  const rows = [...useLuckRows(parts), ...useValueRows(parts)];
  return (
    <Card title={t('parts')} flush>
      {rows.length === 0 ? (
        <p className={styles.empty}>{t('partsNone')}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('contribution')}</th>
              <th scope="col">{t('how')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, text, isExact }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{text}</td>
                <td>
                  <SureTag isExact={isExact} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

type PartRow = {
  readonly key: string;
  readonly name: string;
  readonly text: ReactNode;
  readonly isExact: boolean;
};

/** What changes the odds. */
function useLuckRows({ wait, guarantees, triggers, steps }: Contributions): readonly PartRow[] {
  const { t } = useTranslation('lab');
  const rows: PartRow[] = guarantees.map(({ id, share }) => ({
    key: `guarantee ${id}`,
    name: t('guarantee', { id }),
    text: t('forced', { share: shareText(share) }),
    isExact: false,
  }));
  if (triggers !== null)
    rows.push({
      key: 'trigger',
      name: t('trigger'),
      text: t('forced', { share: shareText(triggers) }),
      isExact: false,
    });
  if (steps !== null && steps.promised > 0)
    rows.push({
      key: 'promised',
      name: t('stepsForced'),
      text: (
        <>
          {t('forced', { share: shareText(steps.share) })}
          <span className={styles.hint}>{t('stepsPromised', { count: steps.promised })}</span>
        </>
      ),
      isExact: false,
    });
  const waits = [
    { key: 'wait', name: t('wait'), wait },
    { key: 'stepsWait', name: t('stepsWait'), wait: steps?.wait ?? null },
  ];
  return [
    ...waits.flatMap(({ key, name, wait: found }) =>
      found === null ? [] : [{ key, name, text: waitText(found, t), isExact: true }],
    ),
    ...rows,
  ];
}

function waitText(wait: Wait, t: TFunction<'lab'>): string {
  const drawsOf = (mean: number | null): string => (mean === null ? t('never') : formatNumber(mean, DIGITS));
  return t('waitText', { with: drawsOf(wait.with), without: drawsOf(wait.without) });
}

/** What changes the price, or comes beside it. */
function useValueRows({ steps, free, gifts, cycle }: Contributions): readonly PartRow[] {
  const { t } = useTranslation('lab');
  const rows: PartRow[] = [];
  if (steps !== null)
    rows.push({ key: 'steps', name: t('steps'), text: <Steps steps={steps} />, isExact: true });
  if (cycle !== null)
    rows.push({ key: 'cycle', name: t('cycle'), text: t('cycleText', cycle), isExact: true });
  if (free !== null)
    rows.push({
      key: 'free',
      name: t('free'),
      text: (
        <WithMoney
          money={{ worth: free.worth }}
          say={(mark) => t('freeText', { draws: formatNumber(free.draws), money: mark('worth') })}
        />
      ),
      isExact: true,
    });
  if (gifts !== null)
    rows.push({ key: 'gifts', name: t('gifts'), text: <GiftsText gifts={gifts} />, isExact: true });
  return rows;
}

function Steps({ steps }: { readonly steps: NonNullable<Contributions['steps']> }) {
  const { t } = useTranslation('lab');
  const { draws, bySteps, ordinary } = steps;
  return (
    <WithMoney
      money={{ bySteps, ordinary }}
      say={(mark) =>
        t('stepsText', {
          draws: formatNumber(draws),
          bySteps: mark('bySteps'),
          ordinary: mark('ordinary'),
        })
      }
    />
  );
}

function GiftsText({ gifts }: { readonly gifts: NonNullable<Contributions['gifts']> }) {
  const { t } = useTranslation('lab');
  return (
    <>
      {t('atDraws', { count: gifts.draws })}: <MoneyText money={gifts.sure} />
      {gifts.drawn > 0 ? (
        <span className={styles.hint}>{t('giftsDrawn', { count: gifts.drawn })}</span>
      ) : null}
    </>
  );
}

type WithMoneyProps = {
  readonly money: Readonly<Record<string, readonly Money[]>>;
  /** The sentence, with a mark in place of each amount. */
  readonly say: (mark: (key: string) => string) => string;
};

const MARK = '\u0000';

/** A sentence with amounts in it, which are named by components. */
function WithMoney({ money, say }: WithMoneyProps) {
  const parts = say((key) => `${MARK}${key}${MARK}`).split(MARK);
  return parts.map((part, index) => {
    const amounts = money[part];
    return amounts === undefined ? part : <MoneyText key={index} money={amounts} />;
  });
}
