import { useTranslation } from 'react-i18next';
import type { FleetNode } from '../../api/get-fleet.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import { Tag } from '../../ui/text/tag.tsx';
import table from '../../ui/table/plain-table.module.css';
import styles from './node-table.module.css';

/** Every game server that ever reported, as it described itself last. */
export function NodeTable({ nodes }: { readonly nodes: readonly FleetNode[] }) {
  const { t } = useTranslation('fleet');
  return (
    <ScrollRegion label={t('nodes')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('node')}</th>
            <th scope="col">{t('connected')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('content')}</th>
            <th scope="col" className={table.number}>
              {t('loadTime')}
            </th>
            <th scope="col">{t('lastSeen')}</th>
            <th scope="col">{t('problem')}</th>
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <NodeRow key={node.node} node={node} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function NodeRow({ node }: { readonly node: FleetNode }) {
  const { t } = useTranslation('fleet');
  return (
    <tr>
      <th scope="row" className={styles.node}>
        <IdText>{node.node}</IdText>
      </th>
      <td>
        <Tag look="plain" tone={node.connected ? 'green' : 'neutral'} glyph={node.connected ? '●' : '○'}>
          {node.connected ? t('connectedYes') : t('connectedNo')}
        </Tag>
      </td>
      <td>
        <NodeState state={node.state} />
      </td>
      <td>
        <NodeContent node={node} />
      </td>
      <td className={table.number}>
        {node.loadMs === null ? '—' : t('loadedIn', { ms: formatNumber(node.loadMs) })}
      </td>
      <td>
        <AgoText value={node.lastSeenAt} />
      </td>
      <td className={styles.problem}>{node.problem ?? '—'}</td>
    </tr>
  );
}

const STATE_TONES = { starting: 'blue', running: 'green', refused: 'red' } as const;
const STATE_GLYPHS = { starting: '…', running: '▶', refused: '!' } as const;

function NodeState({ state }: Pick<FleetNode, 'state'>) {
  const { t } = useTranslation('fleet');
  const texts = { starting: t('stateStarting'), running: t('stateRunning'), refused: t('stateRefused') };
  return (
    <Tag tone={STATE_TONES[state]} glyph={STATE_GLYPHS[state]}>
      {texts[state]}
    </Tag>
  );
}

/** The hash a server runs, with that of the settings saved since, and whether it is the live one. */
function NodeContent({ node: { contentHash, patchHash, isCurrent } }: { readonly node: FleetNode }) {
  const { t } = useTranslation('fleet');
  if (contentHash === null) return '—';
  const patch = patchHash === null ? '' : ` + ${shortHash(patchHash)}`;
  return (
    <span className={styles.content}>
      <code title={[contentHash, patchHash ?? ''].join('\n')}>{`${shortHash(contentHash)}${patch}`}</code>
      {isCurrent ? (
        <Tag tone="green" glyph="=">
          {t('contentCurrent')}
        </Tag>
      ) : (
        <Tag tone="orange" glyph="≠">
          {t('contentBehind')}
        </Tag>
      )}
    </span>
  );
}
