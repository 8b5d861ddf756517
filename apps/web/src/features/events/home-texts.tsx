import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EventHome } from '../../api/event-home.ts';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import styles from './event-home.module.css';
import { HomeRecordLink } from './home-record-link.tsx';
import { namesakesIn } from './namesakes.ts';

/** How many texts of an event lack a language. */
export const textCount = ({ records }: EventHome): number =>
  records.reduce((sum, { missingTexts }) => sum + missingTexts.length, 0);

/** The texts of an event that lack a language, each with the way to its field; and the way to translate them side by side. */
export function HomeTexts({ home, event }: { readonly home: EventHome; readonly event: string }) {
  const { t } = useTranslation('events');
  if (textCount(home) === 0)
    return (
      <p className={styles.note}>
        {t('missingNone')}{' '}
        <Link to="/localization" search={{ event }}>
          {t('openTexts')}
        </Link>
      </p>
    );
  return (
    <>
      <p>
        <Link to="/localization" search={{ event, state: 'missing' }}>
          {t('translateMissing')}
        </Link>
      </p>
      <MissingTexts home={home} />
    </>
  );
}

function MissingTexts({ home }: { readonly home: EventHome }) {
  const { t } = useTranslation('events');
  const namesakes = namesakesIn(home.records);
  return (
    <ul className={styles.list}>
      {home.records.flatMap((record) =>
        record.missingTexts.map(({ path, languages }) => (
          <li key={`${record.module} ${record.recordId} ${path}`}>
            <HomeRecordLink record={record} path={path} namesakes={namesakes} />{' '}
            <span className={styles.warning}>
              {t('missingTexts', {
                languages: languages.map((key) => LANGUAGE_NAMES[key]).join(' · '),
              })}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}
