import { CrownFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { useReference } from '../../fields/reference/use-reference.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import styles from './battle-board.module.css';
import { PLACES, type Fighter } from './read-waves.ts';

const PICTURE = 44;

/** The six places: the front row is nearest to the players. */
export function WaveBoard({ fighters }: { readonly fighters: readonly Fighter[] }) {
  return (
    <ol className={styles.board}>
      {PLACES.map((place) => (
        <Place key={place} place={place} fighters={fighters.filter(({ slot }) => slot === place)} />
      ))}
    </ol>
  );
}

type PlaceProps = { readonly place: number; readonly fighters: readonly Fighter[] };

function Place({ place, fighters }: PlaceProps) {
  const { t } = useTranslation('battle');
  const [fighter, ...others] = fighters;
  if (fighter === undefined)
    return (
      <li className={styles.free}>
        <span aria-hidden="true">{place}</span>
        <span className="visually-hidden">{t('freePlace', { place })}</span>
      </li>
    );
  return (
    <li className={styles.place} data-boss={fighter.isBoss} data-crowded={others.length > 0}>
      <Standing fighter={fighter} />
      {others.length > 0 ? <span className={styles.crowd}>{t('crowded', { place })}</span> : null}
    </li>
  );
}

function Standing({ fighter }: { readonly fighter: Fighter }) {
  const { t } = useTranslation('battle');
  const { localizationLanguage } = useFieldEnvironment();
  const facts = useReference(fighter.module, fighter.id);
  const name = facts === null ? '' : titleText(facts.title, localizationLanguage);
  return (
    <>
      <span className={styles.picture}>
        <Thumbnail path={facts?.image ?? null} size={PICTURE} />
        {fighter.isBoss ? (
          <span className={styles.crown} title={t('boss')}>
            <CrownFilled aria-label={t('boss')} />
          </span>
        ) : null}
      </span>
      <span className={styles.fighter} title={name || fighter.id}>
        {name || fighter.id || t('nobody')}
      </span>
      <span className={styles.rank}>{t('rank', { level: fighter.level, star: fighter.star })}</span>
    </>
  );
}
