import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordChange } from '../../api/releases.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import styles from './releases.module.css';

/** More names than this are behind a button. */
const MOST = 3;

/** All who wrote a part of a change, the last one first, and when that was. */
export function ChangeAuthors({ authors, at }: Pick<RecordChange, 'authors' | 'at'>) {
  const { t } = useTranslation('releases');
  const [isOpen, setIsOpen] = useState(false);
  const more = authors.length - MOST;
  const shown = isOpen || more <= 0 ? authors : authors.slice(0, MOST);
  return (
    <div className={styles.when}>
      <ul className={styles.authors} aria-label={t('authors', { count: authors.length })}>
        {shown.map((name, place) => (
          // Two people may have one name.
          <li key={`${place} ${name}`}>{name}</li>
        ))}
      </ul>
      {more > 0 && !isOpen ? (
        <Button type="link" size="small" title={authors.join('\n')} onClick={() => setIsOpen(true)}>
          {t('andMore', { count: more })}
        </Button>
      ) : null}
      {at === null ? null : <AgoText value={at} />}
    </div>
  );
}
