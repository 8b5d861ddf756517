import { rarity } from '@quartermaster/domain/enums/rarity';
import { useTranslation } from 'react-i18next';
import type { GachaponOdds, Names } from '../../../api/player.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { Tag } from '../../../ui/text/tag.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { Chance } from './draw-prizes.tsx';
import { Asset, NamesContext, RecordName } from './names.tsx';
import styles from './page.module.css';

type OddsDialogProps = {
  readonly odds: GachaponOdds;
  readonly names: Names;
  readonly onClose: () => void;
};

/** What a gachapon gave under one release: every prize with its chance, and what it guaranteed. */
export function OddsDialog({ odds, names, onClose }: OddsDialogProps) {
  const { t } = useTranslation('player');
  const { gachaponId, release, groups } = odds;
  return (
    <NamesContext value={names}>
      <Dialog
        width={640}
        footer={null}
        title={<RecordName module="gachapon-setting" id={gachaponId} />}
        onCancel={onClose}
      >
        <p className={styles.soft}>
          {t('oddsRelease', { number: release.number, name: release.name, version: release.version })}{' '}
          <DateTimeText value={release.at} />
        </p>
        <Guarantees odds={odds} />
        <div className={styles.odds}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('rarity')}</th>
                <th scope="col">{t('prize')}</th>
                <th scope="col" className={table.number}>
                  {t('chance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <Group key={group.groupNo} group={group} />
              ))}
            </tbody>
          </table>
        </div>
      </Dialog>
    </NamesContext>
  );
}

function Group({ group }: { readonly group: GachaponOdds['groups'][number] }) {
  const { t } = useTranslation('player');
  return group.prizes.map((prize, index) => (
    <tr key={`${prize.assetKind} ${prize.targetId}`}>
      {index === 0 ? (
        <td rowSpan={group.prizes.length} className={styles.group}>
          {wordOf(rarity, group.rarity)} <Chance value={group.chance} />
        </td>
      ) : null}
      <td>
        <Asset kind={prize.assetKind} id={prize.targetId} />{' '}
        {prize.rateUp ? <Tag tone="magenta">{t('rateUp')}</Tag> : null}
      </td>
      <td className={table.number}>
        <Chance value={prize.chance} />
      </td>
    </tr>
  ));
}

const PERCENT = 100;

function Guarantees({ odds: { guarantees } }: { readonly odds: GachaponOdds }) {
  const { t } = useTranslation('player');
  return guarantees.map(({ id, kind, rarity: rank, softFrom, softStep, hardAt }) => (
    <p key={id}>
      {t(`guarantee.${kind}`, { rarity: rank === null ? '' : wordOf(rarity, rank), draw: hardAt })}{' '}
      {softFrom === null
        ? null
        : t('guaranteeSoft', { draw: softFrom, count: Number((softStep * PERCENT).toFixed(6)) })}
    </p>
  ));
}
