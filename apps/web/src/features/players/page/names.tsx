import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Names } from '../../../api/player.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../../i18n/language.ts';
import { Dash } from '../../../ui/text/dash.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { Thumbnail } from '../../../ui/text/thumbnail.tsx';
import { signed } from '../money.ts';
import styles from './page.module.css';

const NO_NAMES: Names = { references: {}, staff: {} };

/** What the numbers in the rows below are called. */
export const NamesContext = createContext<Names>(NO_NAMES);

type RecordNameProps = { readonly module: string; readonly id: number | string };

/** A record of the game as players have it now; one that is gone keeps its number. */
export function RecordName({ module, id }: RecordNameProps) {
  const facts = use(NamesContext).references[module]?.[String(id)];
  const title = facts ? titleText(facts.title, readTextLanguage()) : '';
  return (
    <span className={styles.record} title={`${module} ${id}`}>
      {facts?.image ? <Thumbnail path={facts.image} size={20} /> : null}
      {title} <IdText>{id}</IdText>
    </span>
  );
}

type AssetProps = { readonly kind: string; readonly id: number | null };

/** A kind of money by its word, anything else by the record it is of. */
export function Asset({ kind, id }: AssetProps) {
  const facts = findAssetKind(kind);
  if (id !== null && facts?.target) return <RecordName module={facts.target} id={id} />;
  return (
    <span>
      {facts?.label[readLanguage()] ?? kind} {id === null ? null : <IdText>{id}</IdText>}
    </span>
  );
}

type AssetAmount = {
  readonly assetKind: string;
  readonly targetId: number | null;
  readonly amount: number;
};

/** `Ember Core ×20, Gem ×300`; a dash for nothing. */
export function Assets({ list }: { readonly list: readonly AssetAmount[] }) {
  if (list.length === 0) return <Dash />;
  return (
    <span className={styles.assets}>
      {list.map(({ assetKind, targetId, amount }, index) => (
        <span key={index}>
          <Asset kind={assetKind} id={targetId} />{' '}
          <span className={styles.amount}>×{formatNumber(amount)}</span>
        </span>
      ))}
    </span>
  );
}

/** How much of an asset came or went: `+300 Gem`. */
export function AssetDelta({ kind, id, delta }: AssetProps & { readonly delta: number }) {
  return (
    <span>
      <strong className={delta < 0 ? styles.loss : styles.gain}>{signed(delta)}</strong>{' '}
      <Asset kind={kind} id={id} />
    </span>
  );
}

/** The name of a staff member; null: the game or the console itself. */
export function StaffName({ id }: { readonly id: number | null }) {
  const { t } = useTranslation('player');
  const { staff } = use(NamesContext);
  if (id === null) return <span className={styles.soft}>{t('nobody')}</span>;
  return <span>{staff[String(id)] ?? t('staffNumber', { id })}</span>;
}
