import { gachaGroupType } from '@quartermaster/domain/enums/gacha-group-type';
import { rarity } from '@quartermaster/domain/enums/rarity';
import type { GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceTag } from '../../fields/choice/choice-tag.tsx';
import { shareText } from '../../fields/rows/row-operations.ts';
import type { GroupShare } from './odds-report.ts';
import styles from './odds.module.css';

type GroupSharesProps = {
  readonly groups: readonly GroupShare[];
  readonly saved: readonly GroupShare[] | null;
  readonly config: GachaponConfig;
};

/** The effective share of each group: what is published to players, not the weights alone. */
export const GroupShares = memo(function GroupShares({ groups, saved, config }: GroupSharesProps) {
  const { t } = useTranslation('odds');
  return (
    <table className={styles.groups}>
      <caption>{t('shares')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('group')}</th>
          <th scope="col" className={styles.number}>
            {t('share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group, index) => (
          <GroupRow
            key={`${index} ${group.groupNo}`}
            group={group}
            type={config.groups[index]?.groupType}
            was={saved?.find(({ groupNo }) => groupNo === group.groupNo) ?? null}
          />
        ))}
      </tbody>
    </table>
  );
});

type GroupRowProps = {
  readonly group: GroupShare;
  readonly type: string | undefined;
  readonly was: GroupShare | null;
};

function GroupRow({ group, type, was }: GroupRowProps) {
  const { t } = useTranslation('odds');
  const rank = rarity.values.find(({ value }) => value === group.rarity);
  const kind = gachaGroupType.values.find(({ value }) => value === type && value !== 'normal');
  const share = shareText(group.effective);
  const before = was === null ? share : shareText(was.effective);
  return (
    <tr>
      <th scope="row">
        <span className={styles.group}>
          <span className={styles.no}>{group.groupNo}</span>
          {rank ? <ChoiceTag choice={rank} /> : null}
          {kind ? <ChoiceTag choice={kind} /> : null}
        </span>
        <span className={styles.bar} style={{ inlineSize: `${group.effective * 100}%` }} />
      </th>
      <td className={styles.number}>
        {share}
        {before === share ? null : <span className={styles.was}>{t('was', { value: before })}</span>}
        {shareText(group.base) === share ? null : (
          <span className={styles.hint}>{t('weight', { value: shareText(group.base) })}</span>
        )}
      </td>
    </tr>
  );
}
