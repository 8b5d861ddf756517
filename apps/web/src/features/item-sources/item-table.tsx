import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemSourcesRow, ItemUse } from '../../api/item-sources.ts';
import { hasModule } from '../../engine/load-module.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { linkWords } from '../../fields/reference/link-words.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { useRecordId } from '../../fields/reference/use-record-id.ts';
import { useWholeLabel } from '../../fields/reference/use-record-label.ts';
import { OpeningTag } from '../../fields/timeslot/opening-tag.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import table from '../../ui/table/plain-table.module.css';
import { IdText } from '../../ui/text/id-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import styles from './item-sources.module.css';
import type { ItemSourcesAddress } from './use-item-sources-address.ts';

const ITEMS = 'item-setting';

type ItemTableProps = { readonly rows: readonly ItemSourcesRow[]; readonly address: ItemSourcesAddress };

/** An item a row: what gives it, and what takes it. */
export function ItemTable({ rows, address }: ItemTableProps) {
  const { t } = useTranslation('sources');
  const [now] = useState(() => new Date());
  const rest = (row: ItemSourcesRow) => ({
    itemId: row.itemId,
    now,
    onAll: () => address.change({ item: row.itemId, q: undefined, view: undefined, page: undefined }),
  });
  return (
    <table className={`${table.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('sources')}</th>
          <th scope="col">{t('sinks')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.itemId}>
            <td>
              <Item row={row} />
            </td>
            <td>
              <Uses uses={row.sources} none={t('noSource')} {...rest(row)} />
            </td>
            <td>
              <Uses uses={row.sinks} none={t('noSink')} {...rest(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Item({ row: { itemId, title, image } }: { readonly row: ItemSourcesRow }) {
  return (
    <span className={styles.item}>
      <Thumbnail path={image} size={32} />
      <span>
        <RecordPageLink module={ITEMS} recordId={itemId}>
          {titleText(title, readTextLanguage()) || itemId}
        </RecordPageLink>
        <br />
        <IdText>{itemId}</IdText>
      </span>
    </span>
  );
}

type UsesProps = {
  readonly itemId: string;
  readonly uses: ItemSourcesRow['sources'];
  /** What to say where there are none. */
  readonly none: string;
  readonly now: Date;
  readonly onAll: () => void;
};

function Uses({ itemId, uses: { total, data }, none, now, onAll }: UsesProps) {
  const { t } = useTranslation('sources');
  if (total === 0) return <span className={styles.none}>{none}</span>;
  return (
    <>
      <ul className={styles.uses}>
        {data.map((use) => (
          <Use key={`${use.module} ${use.recordId}`} use={use} isItself={isItself(use, itemId)} now={now} />
        ))}
      </ul>
      {total > data.length ? (
        <Button size="small" type="link" className={styles.all ?? ''} onClick={onAll}>
          {t('allUses', { count: total, total: formatNumber(total) })}
        </Button>
      ) : null}
    </>
  );
}

/** What players use is spent by itself. */
const isItself = ({ module, recordId }: ItemUse, itemId: string): boolean =>
  module === ITEMS && recordId === itemId;

type UseProps = { readonly use: ItemUse; readonly isItself: boolean; readonly now: Date };

function Use({ use, isItself: isUsed, now }: UseProps) {
  const { t } = useTranslation('sources');
  const { module, recordId, path, opening, opensAt } = use;
  const id = useRecordId(module, recordId);
  const { label, isNamed } = useWholeLabel(use);
  return (
    <li className={styles.use}>
      {opening === 'off' ? <Tag>{t('off')}</Tag> : <OpeningTag state={opening} opensAt={opensAt} now={now} />}
      <RecordPageLink module={module} recordId={recordId} path={path}>
        {isUsed ? t('usedByPlayers') : label}
      </RecordPageLink>
      {isNamed && !isUsed ? (
        <span className={styles.module}>
          <IdText>{id}</IdText> <ModuleTitle module={module} />
        </span>
      ) : null}
      {isUsed ? null : <Amount use={use} />}
    </li>
  );
}

/** How many of the item a record gives or takes, and in which row: `Day 3 ×10`; that of the first of several places. */
function Amount({ use: { module: key, path, rows, places } }: { readonly use: ItemUse }) {
  const { t } = useTranslation('sources');
  const { data: module } = useQuery({ ...moduleQuery(key), enabled: hasModule(key) });
  if (module === undefined) return null;
  const { kind, place, figure } = linkWords(module, path, rows, readLanguage());
  const amount = kind === 'names' ? '' : `×${figure}`;
  return (
    <span className={styles.amount}>
      {[place, amount].filter(Boolean).join(' ')}
      {places > 1 ? ` ${t('morePlaces', { count: places - 1 })}` : null}
    </span>
  );
}
