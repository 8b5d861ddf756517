import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { listReferrersQuery, type Referrer } from '../../api/list-referrers.ts';
import { recordLink } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { useWholeLabel } from '../../fields/reference/use-record-label.ts';
import styles from './pet-profile.module.css';

const SHOWN = 5;

/** Where a record names a pet to give it away: in a group of a gachapon, or as the target of a reward; not of a cost or condition. */
const GIVES = /^groups\.\d+\.pets\.|^(?!.*(?:cost|\brows\b)).*target_id$/;

type ObtainedFromProps = { readonly petId: string; readonly spiritItemId: string };

/** The records that give the pet itself, or the spirits that summon it. */
export const ObtainedFrom = memo(function ObtainedFrom({ petId, spiritItemId }: ObtainedFromProps) {
  const { t } = useTranslation('pet');
  const { environment, version } = useBranch();
  const place = { environment, version };
  const { data: ofPet } = useQuery(listReferrersQuery({ ...place, module: 'pet-setting' }, petId));
  const { data: ofSpirit } = useQuery({
    ...listReferrersQuery({ ...place, module: 'item-setting' }, spiritItemId),
    enabled: spiritItemId !== '',
  });
  if (ofPet === undefined) return null;
  const sources = [...ofPet.referrers, ...(ofSpirit?.referrers ?? [])].filter(({ path }) => GIVES.test(path));
  const known = [...new Map(sources.map((each) => [`${each.module} ${each.recordId}`, each])).values()];
  if (known.length === 0) return <p className={styles.note}>{t('nowhere')}</p>;
  return (
    <>
      <ul className={styles.sources}>
        {known.slice(0, SHOWN).map((source) => (
          <Source key={`${source.module} ${source.recordId}`} source={source} />
        ))}
      </ul>
      {known.length > SHOWN ? (
        <p className={styles.note}>{t('moreSources', { count: known.length - SHOWN })}</p>
      ) : null}
    </>
  );
});

function Source({ source }: { readonly source: Referrer }) {
  const names = useModuleNames();
  const { module, recordId } = source;
  const { label, isNamed } = useWholeLabel(source);
  return (
    <li>
      <Link to={recordLink(module, recordId)}>{label}</Link>
      {isNamed ? <span className={styles.note}>{names(module)}</span> : null}
    </li>
  );
}
