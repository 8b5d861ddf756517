import { numberOf, objectsInPlace, type JsonObject } from '@quartermaster/domain/core/json';
import { possessionKind, type PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { possessionsQuery, type PossessionRow } from '../../../api/player.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { readTextLanguage } from '../../../i18n/language.ts';
import { useSlices } from '../page/section-table.tsx';
import type { ActionFormProps } from '../../../engine/actions/action-layout.ts';
import { fieldLabel } from './command-words.ts';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';
import { PossessionKindSelect } from './possession-kind-select.tsx';
import { NumberBox } from '../../../ui/text/number-box.tsx';

/** Nothing that the player owns is chosen yet. */
export const NOTHING_TAKEN: JsonObject = { kind: 'item', instance_id: null, amount: 1 };

/** One of the things that the player owns; of items, how many. */
export function TakeForm({ values, change }: ActionFormProps) {
  const thing = objectsInPlace(values['things'])[0] ?? NOTHING_TAKEN;
  const put = (part: JsonObject) => change({ things: [{ ...thing, ...part }] });
  const kind = possessionKind.words.find((word) => word === thing['kind']) ?? 'item';
  return (
    <div className={styles.line}>
      <PossessionKindSelect
        value={kind}
        kinds={possessionKind.words}
        onChange={(next) => put({ ...NOTHING_TAKEN, kind: next })}
      />
      <OwnedSelect
        kind={kind}
        instanceId={numberOf(thing['instance_id'], null)}
        onChange={(instanceId) => put({ instance_id: instanceId })}
      />
      {kind === 'item' ? (
        <NumberBox
          prefix="×"
          aria-label={fieldLabel('take', 'things', 'amount')}
          min={1}
          precision={0}
          value={numberOf(thing['amount'], null)}
          onChange={(amount) => put({ amount })}
        />
      ) : null}
    </div>
  );
}

type OwnedSelectProps = {
  readonly kind: PossessionKind;
  readonly instanceId: number | null;
  readonly onChange: (instanceId: number) => void;
};

/** What the player has of a kind, read on while the list is scrolled. */
function OwnedSelect({ kind, instanceId, onChange }: OwnedSelectProps) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const owned = useInfiniteQuery(possessionsQuery(player, kind));
  const { rows, names } = useSlices(owned);
  const module = findAssetKind(kind)?.target ?? '';
  const nameOf = ({ configId }: PossessionRow) =>
    titleText(names.references[module]?.[String(configId)]?.title ?? null, readTextLanguage());
  const readOn = ({ currentTarget: list }: UIEvent<HTMLDivElement>) => {
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - list.clientHeight;
    if (isAtEnd && owned.hasNextPage && !owned.isFetching) void owned.fetchNextPage();
  };
  return (
    <>
      <SearchedSelect<number>
        aria-label={fieldLabel('take', 'things', 'instance_id')}
        placeholder={fieldLabel('take', 'things', 'instance_id')}
        value={instanceId}
        loading={owned.isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={t('nothingHeld')}
        options={rows.map((row) => ({ value: row.instanceId, label: `${nameOf(row)} ${factsOf(row)}` }))}
        onPopupScroll={readOn}
        onChange={onChange}
      />
      {owned.hasNextPage ? <p className={`${styles.soft} ${styles.under}`}>{t('morePossessions')}</p> : null}
    </>
  );
}

/** What tells one from another of the same name. */
function factsOf({ kind, configId, instanceId, amount, level, star }: PossessionRow): string {
  if (kind === 'item') return `${configId} ×${formatNumber(amount)}`;
  const grown = [level === null ? '' : `Lv ${level}`, star === null ? '' : `${star}★`];
  return [configId, ...grown.filter((text) => text !== ''), `#${instanceId}`].join(' · ');
}
