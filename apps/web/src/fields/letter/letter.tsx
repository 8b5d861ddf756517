import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { htmlLang } from '../../i18n/language.ts';
import styles from './letter.module.css';
import { LetterRewards } from './letter-rewards.tsx';
import { RichText } from './rich-text.tsx';

/** A mail in one language. A part that is undefined is not shown, one that is empty is missed. */
type LetterProps = {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly sender?: string;
  readonly sentOn?: string | undefined;
  readonly rewards: readonly JsonObject[];
  readonly expireDays: number | null;
};

/** A mail as a player opens it. */
export function Letter({ language, title, body, sender, sentOn, rewards, expireDays }: LetterProps) {
  const { t } = useTranslation('mail');
  return (
    <article className={styles.letter} aria-label={t('letter')}>
      <header className={styles.head} lang={htmlLang(language)}>
        <strong>{title || <Missing />}</strong>
        {sender === undefined ? null : (
          <span className={styles.from}>
            <span>{sender || <Missing />}</span>
            <span>{sentOn}</span>
          </span>
        )}
      </header>
      <div className={styles.body} lang={htmlLang(language)}>
        {body ? <RichText text={body} /> : <Missing />}
      </div>
      {rewards.length > 0 ? <LetterRewards rewards={rewards} language={language} /> : null}
      {expireDays === null ? null : (
        <footer className={styles.foot}>{t('expires', { count: expireDays })}</footer>
      )}
    </article>
  );
}

function Missing() {
  const { t } = useTranslation('mail');
  return <span className={styles.missing}>{t('missing')}</span>;
}
