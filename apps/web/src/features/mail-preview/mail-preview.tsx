import { numberOf, objectsInPlace, textOf, type RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { useState } from 'react';
import type { PanelProps } from '../../engine/panels.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { wallFromUtc } from '../../fields/common/zone-time.ts';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { LetterLanguage } from '../../fields/letter/letter-language.tsx';
import { Letter } from '../../fields/letter/letter.tsx';
import { useTexts } from '../../fields/localized-text/use-texts.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import styles from './mail-preview.module.css';
import { MailSending } from './mail-sending.tsx';

/** The mail as a player of each language opens it, and who gets it when. */
export function MailPreview({ form }: PanelProps) {
  const [language, setLanguage] = useState<Language>(readTextLanguage);
  const values = useFormState(form, (state) => state.values);
  return (
    <div className={styles.panel}>
      <LetterLanguage value={language} onChange={setLanguage} />
      <MailLetter mail={values} language={language} />
      <MailSending mail={values} />
    </div>
  );
}

function MailLetter({ mail, language }: { readonly mail: RecordData; readonly language: Language }) {
  const { gameTimeZone } = useFieldEnvironment();
  const title = useTexts(mail['title'])[language] ?? '';
  const sender = useTexts(mail['sender'])[language] ?? '';
  const body = useTexts(mail['body'])[language] ?? '';
  const sent = wallFromUtc(textOf(mail['send_at']), gameTimeZone);
  return (
    <Letter
      language={language}
      title={title}
      body={body}
      sender={sender}
      sentOn={sent?.slice(0, 10)}
      rewards={objectsInPlace(mail['rewards'])}
      expireDays={numberOf(mail['expire_days'], null)}
    />
  );
}
