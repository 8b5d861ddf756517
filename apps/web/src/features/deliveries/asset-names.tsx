import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../api/deliveries.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import styles from './deliveries.module.css';

type AssetNamesProps = {
  readonly assets: Delivery['rewards'];
  readonly references: Delivery['references'];
};

/** `Coin ×100, Ember Core ×2`; that it is a letter alone where there is nothing. */
export function AssetNames({ assets, references }: AssetNamesProps) {
  const { t } = useTranslation('deliveries');
  if (assets.length === 0) return <span className={styles.soft}>{t('noRewards')}</span>;
  return (
    <ul className={styles.assets}>
      {assets.map(({ assetKind, targetId, amount }, index) => (
        <li key={index}>
          {assetName(assetKind, targetId, references)}{' '}
          <strong className={styles.amount}>×{formatNumber(amount)}</strong>
        </li>
      ))}
    </ul>
  );
}

function assetName(kind: string, id: number | null, references: Delivery['references']): string {
  const facts = findAssetKind(kind);
  const record = id === null || !facts?.target ? undefined : references[facts.target]?.[String(id)];
  const title = record ? titleText(record.title, readTextLanguage()) : '';
  return title || [facts?.label[readLanguage()] ?? kind, id ?? ''].join(' ').trim();
}
