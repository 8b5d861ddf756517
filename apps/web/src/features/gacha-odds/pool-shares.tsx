import { rarity } from '@quartermaster/domain/enums/rarity';
import { prizeRecord } from '@quartermaster/domain/simulation/prize-record';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceTag } from '../../fields/choice/choice-tag.tsx';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { useReference } from '../../fields/reference/use-reference.ts';
import { shareText } from '../../fields/rows/row-operations.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import styles from './gacha-banner.module.css';
import type { EntryShare, GroupShare } from './odds-report.ts';

const PICTURE = 40;
const SHOWN = 12;

/** Everything that can be drawn, group by group, with the share that players live with. */
export function PoolShares({ groups }: { readonly groups: readonly GroupShare[] }) {
  const { t } = useTranslation('odds');
  const filled = groups.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) return <p className={styles.note}>{t('noGroups')}</p>;
  return (
    <div className={styles.groups}>
      {filled.map((group, index) => (
        <PoolGroup key={`${index} ${group.groupNo}`} group={group} />
      ))}
    </div>
  );
}

function PoolGroup({ group }: { readonly group: GroupShare }) {
  const { t } = useTranslation('odds');
  const [isWhole, setIsWhole] = useState(false);
  const rank = rarity.values.find(({ value }) => value === group.rarity);
  const shown = isWhole ? group.entries : group.entries.slice(0, SHOWN);
  return (
    <div className={styles.group}>
      <p className={styles.groupHead}>
        {rank ? <ChoiceTag choice={rank} /> : null}
        <strong>{shareText(group.effective)}</strong>
      </p>
      <ul className={styles.entries}>
        {shown.map((entry, index) => (
          <Entry key={`${index} ${entry.target}`} entry={entry} />
        ))}
        {group.entries.length > shown.length ? (
          <li>
            <Button size="small" type="link" onClick={() => setIsWhole(true)}>
              {t('poolMore', { count: group.entries.length - shown.length })}
            </Button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Entry({ entry: { target, effective, isFeatured } }: { readonly entry: EntryShare }) {
  const { t } = useTranslation('odds');
  const { localizationLanguage } = useFieldEnvironment();
  const { module, recordId } = prizeRecord(target);
  const facts = useReference(module, recordId);
  const name = titleText(facts?.title ?? null, localizationLanguage) || recordId;
  return (
    <li className={styles.entry} data-featured={isFeatured} title={`${name} · ${shareText(effective)}`}>
      <Thumbnail path={facts?.image ?? null} size={PICTURE} />
      <span className={styles.entryName}>{name}</span>
      <span className={styles.share}>{shareText(effective)}</span>
      {isFeatured ? <span className="visually-hidden">{t('featuredMark')}</span> : null}
    </li>
  );
}
