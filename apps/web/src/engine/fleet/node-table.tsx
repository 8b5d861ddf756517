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
      <table className={table.table} data-stacked>
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
      <th scope="row" className={styles.node} data-first>
        <IdText>{node.node}</IdText>
      </th>
      <td data-second>
        <Tag look="plain" tone={LINK_TONES[node.link]} glyph={LINK_GLYPHS[node.link]}>
          {t(`link.${node.link}`)}
        </Tag>
      </td>
      <td>
        <NodeState node={node} />
      </td>
      <td>
        <NodeContent node={node} />
      </td>
      <td className={table.number} data-label={t('loadTime')}>
        {node.loadMs === null ? '—' : t('loadedIn', { ms: formatNumber(node.loadMs) })}
      </td>
      <td data-label={t('lastSeen')}>
        <AgoText value={node.lastSeenAt} />
      </td>
      <td className={styles.problem} data-empty={node.problem === null || undefined}>
        {node.problem ?? '—'}
      </td>
    </tr>
  );
}

const LINK_TONES = { connected: 'green', polling: 'blue', offline: 'neutral' } as const;
const LINK_GLYPHS = { connected: '●', polling: '◐', offline: '○' } as const;
const STATE_TONES = { starting: 'blue', running: 'green', refused: 'red', unknown: 'neutral' } as const;
const STATE_GLYPHS = { starting: '…', running: '▶', refused: '!', unknown: '?' } as const;

/** What a server does; of one that is offline only what it reported last is known. */
function NodeState({ node: { state: reported, link } }: { readonly node: FleetNode }) {
  const { t } = useTranslation('fleet');
  const state = link === 'offline' ? 'unknown' : reported;
  const tag = (
    <Tag tone={STATE_TONES[state]} glyph={STATE_GLYPHS[state]}>
      {t(`state.${state}`)}
    </Tag>
  );
  if (state !== 'unknown') return tag;
  return (
    <span className={styles.content}>
      {tag}
      <span className={styles.reported}>{t('reportedLast', { state: t(`state.${reported}`) })}</span>
    </span>
  );
}

/** The hash a server runs, with that of the settings saved since, and whether it is the live one. */
function NodeContent({ node: { contentHash, patchHash, isCurrent, link } }: { readonly node: FleetNode }) {
  if (contentHash === null) return '—';
  const patch = patchHash === null ? '' : ` + ${shortHash(patchHash)}`;
  return (
    <span className={styles.content}>
      <code title={[contentHash, patchHash ?? ''].join('\n')}>{`${shortHash(contentHash)}${patch}`}</code>
      {link === 'offline' ? null : <ContentMark isCurrent={isCurrent} />}
    </span>
  );
}

function ContentMark({ isCurrent }: Pick<FleetNode, 'isCurrent'>) {
  const { t } = useTranslation('fleet');
  return isCurrent ? (
    <Tag tone="green" glyph="=">
      {t('contentCurrent')}
    </Tag>
  ) : (
    <Tag tone="orange" glyph="≠">
      {t('contentBehind')}
    </Tag>
  );
}
