import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { RecordData } from '@quartermaster/domain/core/json';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/panels.ts';
import { useFormState } from '../../engine/use-module-form.ts';
import { asNumber, asObjects, asText } from '../../fields/common/values.ts';
import { wallFromUtc } from '../../fields/common/zone-time.ts';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { useTexts } from '../../fields/localized-text/use-texts.ts';
import { htmlLang, LANGUAGE_NAMES, readTextLanguage } from '../../i18n/language.ts';
import styles from './mail-preview.module.css';
import { MailRewards } from './mail-rewards.tsx';
import { MailSending } from './mail-sending.tsx';
import { RichText } from './rich-text.tsx';

/** The mail as a player of each language opens it, and who gets it when. */
export function MailPreview({ form }: PanelProps) {
  const { t } = useTranslation('mail');
  const [language, setLanguage] = useState<Language>(readTextLanguage);
  const values = useFormState(form, (state) => state.values);
  return (
    <div className={styles.panel}>
      <Segmented
        block
        size="small"
        aria-label={t('language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={setLanguage}
      />
      <Letter mail={values} language={language} />
      <MailSending mail={values} />
    </div>
  );
}

function Letter({ mail, language }: { readonly mail: RecordData; readonly language: Language }) {
  const { t } = useTranslation('mail');
  const { gameTimeZone } = useFieldEnvironment();
  const title = useTexts(mail['title'])[language];
  const sender = useTexts(mail['sender'])[language];
  const body = useTexts(mail['body'])[language];
  const sent = wallFromUtc(asText(mail['send_at']), gameTimeZone);
  const days = asNumber(mail['expire_days']);
  return (
    <article className={styles.letter} aria-label={t('letter')}>
      <header className={styles.head} lang={htmlLang(language)}>
        <strong>{title || <Missing />}</strong>
        <span className={styles.from}>
          <span>{sender || <Missing />}</span>
          <span>{sent?.slice(0, 10)}</span>
        </span>
      </header>
      <div className={styles.body} lang={htmlLang(language)}>
        {body ? <RichText text={body} /> : <Missing />}
      </div>
      {asObjects(mail['rewards']).length > 0 ? (
        <MailRewards rewards={asObjects(mail['rewards'])} language={language} />
      ) : null}
      {days === null ? null : <footer className={styles.foot}>{t('expires', { count: days })}</footer>}
    </article>
  );
}

function Missing() {
  const { t } = useTranslation('mail');
  return <span className={styles.missing}>{t('missing')}</span>;
}
