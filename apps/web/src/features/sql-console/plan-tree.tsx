import { useTranslation } from 'react-i18next';
import type { SqlResult } from '../../api/sql-console.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { readPlan, type PlanNode } from './plan-node.ts';
import styles from './sql-console.module.css';

/** How PostgreSQL runs the query, step within step: each can be closed with the keyboard. */
export function PlanTree({ result }: { readonly result: SqlResult }) {
  const { t } = useTranslation('sql');
  const root = readPlan(result.plan);
  return (
    <Card title={t('plan')} aside={t('milliseconds', { count: result.milliseconds })}>
      {root === null ? null : (
        <ul className={styles.plan}>
          <Node node={root} whole={root.cost ?? 0} />
        </ul>
      )}
    </Card>
  );
}

function Node({ node, whole }: { readonly node: PlanNode; readonly whole: number }) {
  const { details, children } = node;
  return (
    <li>
      <details open className={styles.node}>
        <summary>
          <span className={styles.nodeTitle}>{node.title}</span>
          <Figures node={node} />
          <span
            aria-hidden
            className={styles.share}
            style={{ inlineSize: `${whole > 0 ? Math.round((100 * (node.cost ?? 0)) / whole) : 0}px` }}
          />
        </summary>
        {details.map(([name, text]) => (
          <p key={name} className={styles.detail}>
            {name}: <code>{text}</code>
          </p>
        ))}
        {children.length === 0 ? null : (
          <ul>
            {children.map((child, index) => (
              <Node key={index} node={child} whole={whole} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

/** What was measured, or else what is expected. */
function Figures({ node }: { readonly node: PlanNode }) {
  const { t } = useTranslation('sql');
  const { rows, planRows, loops, milliseconds, cost, hit, read, removed } = node;
  const figures = [
    rows === null ? null : t('rowsReal', { rows: formatNumber(rows) }),
    planRows === null ? null : t('planRows', { rows: formatNumber(planRows) }),
    loops === null || loops === 1 ? null : t('loops', { loops: formatNumber(loops) }),
    milliseconds === null ? null : t('timeMs', { time: formatNumber(milliseconds) }),
    cost === null ? null : t('cost', { cost: formatNumber(cost) }),
    removed === null || removed === 0 ? null : t('removed', { rows: formatNumber(removed) }),
    hit === null || rows === null
      ? null
      : t('buffers', { hit: formatNumber(hit), read: formatNumber(read ?? 0) }),
  ];
  return <span className={styles.figures}>{figures.filter((text) => text !== null).join(' · ')}</span>;
}
