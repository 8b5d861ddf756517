import { useTranslation } from 'react-i18next';
import type { SearchHit } from '../api/search-links.ts';
import styles from './quick-search.module.css';

type SearchHitsProps = {
  readonly id: string;
  readonly hits: readonly SearchHit[];
  readonly active: number;
  readonly onChoose: (hit: SearchHit) => void;
};

/** What the quick search found; the keys of its input move through it. */
export function SearchHits({ id, hits, active, onChoose }: SearchHitsProps) {
  const { t } = useTranslation('layout');
  if (hits.length === 0) return <p className={`${styles.hits} ${styles.none}`}>{t('noMatch')}</p>;
  return (
    <div className={styles.hits} id={id} role="listbox" aria-label={t('quickSearch')}>
      {hits.map((hit, index) => (
        <button
          key={hit.key}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.hit}
          // The input keeps the focus; a press must not take it away before the choice is made.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(hit)}
        >
          {t('foundOn', { name: hit.name })}
        </button>
      ))}
    </div>
  );
}
