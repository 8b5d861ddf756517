import { possessionKind, type PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { possessionsQuery, type PossessionRow } from '../../../api/player.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { readTextLanguage } from '../../../i18n/language.ts';
import { useSlices } from '../page/section-table.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';
import { PossessionKindSelect } from './possession-kind-select.tsx';
import { NumberBox } from '../../../ui/text/number-box.tsx';

type Values = {
  readonly kind: PossessionKind;
  readonly instanceId: number | null;
  readonly amount: number | null;
};

/** Takes something that the player owns. */
export const takeForm = defineForm<'take', Values>({
  initial: { kind: 'item', instanceId: null, amount: 1 },
  Fields: TakeFields,
  paramsOf: ({ kind, instanceId, amount }) =>
    instanceId === null || amount === null
      ? null
      : { things: [{ kind, instance_id: instanceId, amount: kind === 'item' ? amount : 1 }] },
});

function TakeFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  return (
    <div className={styles.line}>
      <PossessionKindSelect
        value={values.kind}
        kinds={possessionKind.words}
        onChange={(kind) => change({ kind, instanceId: null, amount: 1 })}
      />
      <OwnedSelect values={values} change={change} />
      {values.kind === 'item' ? (
        <NumberBox
          prefix="×"
          aria-label={t('quantity')}
          min={1}
          precision={0}
          value={values.amount}
          onChange={(amount) => change({ amount })}
        />
      ) : null}
    </div>
  );
}

/** What the player has of a kind, read on while the list is scrolled. */
function OwnedSelect({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const owned = useInfiniteQuery(possessionsQuery(player, values.kind));
  const { rows, names } = useSlices(owned);
  const module = findAssetKind(values.kind)?.target ?? '';
  const nameOf = ({ configId }: PossessionRow) =>
    titleText(names.references[module]?.[String(configId)]?.title ?? null, readTextLanguage());
  const readOn = ({ currentTarget: list }: UIEvent<HTMLDivElement>) => {
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - list.clientHeight;
    if (isAtEnd && owned.hasNextPage && !owned.isFetching) void owned.fetchNextPage();
  };
  return (
    <>
      <Select<number>
        aria-label={t('thing')}
        value={values.instanceId}
        loading={owned.isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={t('nothingHeld')}
        options={rows.map((row) => ({ value: row.instanceId, label: `${nameOf(row)} ${factsOf(row)}` }))}
        onPopupScroll={readOn}
        onChange={(instanceId) => change({ instanceId })}
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
