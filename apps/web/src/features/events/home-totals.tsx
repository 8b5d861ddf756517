import { useTranslation } from 'react-i18next';
import type { EventHome } from '../../api/event-home.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { AssetAmount } from '../../fields/asset-list/asset-list-cell.tsx';
import styles from './event-home.module.css';

type Assets = EventHome['totals']['gives'];

/** What an event gives and takes altogether, each asset by itself. */
export function HomeTotals({ home }: { readonly home: EventHome }) {
  const { t } = useTranslation('events');
  return (
    <ModuleFields module={null}>
      <p className={styles.note}>{t('totalsHelp')}</p>
      <div className={styles.groups}>
        <AssetTable title={t('gives')} assets={home.totals.gives} />
        <AssetTable title={t('takes')} assets={home.totals.takes} />
      </div>
    </ModuleFields>
  );
}

function AssetTable({ title, assets }: { readonly title: string; readonly assets: Assets }) {
  const { t } = useTranslation('events');
  return (
    <section>
      <h3 className={styles.kind}>{title}</h3>
      {assets.length === 0 ? <p className={styles.note}>{t('nothing')}</p> : null}
      <ul className={styles.list}>
        {assets.map(({ assetKind, targetId, amount }) => (
          <li key={`${assetKind} ${targetId ?? ''}`}>
            <AssetAmount line={{ asset_kind: assetKind, target_id: targetId, amount }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
