import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fleetQuery, type FleetNode } from '../../api/get-fleet.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import styles from './releases.module.css';

/** Who runs what, as the game servers say themselves. */
export function ServersCard() {
  const { t } = useTranslation('releases');
  const { environment } = useBranch();
  const { data } = useQuery(fleetQuery(environment));
  const nodes = data?.nodes ?? [];
  const current = nodes.filter((node) => node.isCurrent && node.link !== 'offline').length;
  const aside = data?.live
    ? t('serversOn', { current, total: nodes.length, number: data.live.number })
    : null;
  return (
    <Card title={t('servers')} aside={nodes.length > 0 ? aside : null}>
      {nodes.length === 0 ? <p className={styles.hint}>{t('noServers')}</p> : null}
      <ul className={styles.nodes}>
        {nodes.map((node) => (
          <li key={node.node}>
            <ServerMark node={node} /> <span>{node.node}</span>
            <code className={styles.hash}>
              {shortHash(node.contentHash)}
              {node.loadMs === null ? '' : ` · ${t('loadedIn', { ms: formatNumber(node.loadMs) })}`}
            </code>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ServerMark({ node }: { readonly node: FleetNode }) {
  const { t } = useTranslation('releases');
  if (node.link === 'offline') return <Tag glyph="○">{t('away')}</Tag>;
  if (node.state === 'refused') {
    return (
      <Tag tone="red" glyph="!">
        {t('refused')}
      </Tag>
    );
  }
  return node.isCurrent ? (
    <Tag tone="green" glyph="●">
      {t('current')}
    </Tag>
  ) : (
    <Tag tone="orange" glyph="…">
      {t('behind')}
    </Tag>
  );
}
