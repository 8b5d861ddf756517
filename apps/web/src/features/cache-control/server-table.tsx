import { useTranslation } from 'react-i18next';
import type { FleetNode } from '../../api/get-fleet.ts';
import table from '../../ui/table/plain-table.module.css';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './cache-control.module.css';

/** What each game server holds of the settings: texts, configuration and the list of files are of one release. */
export function ServerTable({ nodes }: { readonly nodes: readonly FleetNode[] }) {
  const { t } = useTranslation('fleet');
  return (
    <div className={styles.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('node')}</th>
            <th scope="col">{t('connected')}</th>
            <th scope="col">{t('content')}</th>
            <th scope="col">{t('lastSeen')}</th>
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <ServerRow key={node.node} node={node} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ServerRow({ node }: { readonly node: FleetNode }) {
  const { t } = useTranslation('fleet');
  const hashes = [node.contentHash, node.patchHash].filter((hash) => hash !== null);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <IdText>{node.node}</IdText>
      </th>
      <td>{node.connected ? t('connectedYes') : t('connectedNo')}</td>
      <td>
        {hashes.length === 0 ? (
          '—'
        ) : (
          <>
            <code title={hashes.join('\n')}>{hashes.map(shortHash).join(' + ')}</code>{' '}
            <Tag tone={node.isCurrent ? 'green' : 'orange'} glyph={node.isCurrent ? '=' : '≠'}>
              {node.isCurrent ? t('contentCurrent') : t('contentBehind')}
            </Tag>
          </>
        )}
      </td>
      <td>
        <AgoText value={node.lastSeenAt} />
      </td>
    </tr>
  );
}
