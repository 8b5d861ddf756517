import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@quartermaster/domain/core/language';
import { errorMessage } from '../../../api/api-error.ts';
import type { CommandPreview as Preview } from '../../../api/player-commands.ts';
import { LetterLanguage } from '../../../fields/letter/letter-language.tsx';
import { Letter } from '../../../fields/letter/letter.tsx';
import { readTextLanguage } from '../../../i18n/language.ts';
import { dollars } from '../money.ts';
import { CommandChange } from './command-change.tsx';
import styles from './commands.module.css';
import { letterOf, type WrittenLetter } from './letter-of.ts';

type CommandPreviewProps = {
  readonly preview: Preview | undefined;
  readonly error: unknown;
  /** Whether what was typed last is still being looked at. */
  readonly isWaiting: boolean;
  readonly isComplete: boolean;
};

/** What a command would change, and what stands in its way. */
export function CommandPreview({ preview, error, isWaiting, isComplete }: CommandPreviewProps) {
  const { t } = useTranslation('commands');
  return (
    <section className={styles.preview} aria-label={t('preview')} aria-busy={isWaiting}>
      <h3 className={styles.previewTitle}>{t('preview')}</h3>
      <div aria-live="polite">
        {isComplete ? null : <p className={styles.soft}>{t('fillIn')}</p>}
        {isComplete && error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
        {isComplete && !error && preview === undefined ? <p className={styles.soft}>{t('looking')}</p> : null}
        {isComplete && !error && preview !== undefined ? <Looked preview={preview} /> : null}
      </div>
    </section>
  );
}

function Looked({ preview: { lines, valueCents, exceeds } }: { readonly preview: Preview }) {
  const { t } = useTranslation('commands');
  const others = lines.filter(({ subject, after }) => subject !== 'mail' || letterOf(after) === null);
  const mail = lines.find((line) => !others.includes(line));
  const letter = mail === undefined ? null : letterOf(mail.after);
  return (
    <>
      {others.length > 0 ? <CommandChange lines={others} /> : null}
      {letter === null ? null : <PreviewLetter letter={letter} />}
      {valueCents > 0 ? <p className={styles.soft}>{t('worth', { amount: dollars(valueCents) })}</p> : null}
      {exceeds.length > 0 ? <Alert type="warning" showIcon title={t('beyond')} /> : null}
    </>
  );
}

/** The mail as the player opens it, in each language. */
function PreviewLetter({ letter }: { readonly letter: WrittenLetter }) {
  const [language, setLanguage] = useState<Language>(readTextLanguage);
  return (
    <div className={styles.letter}>
      <LetterLanguage value={language} onChange={setLanguage} />
      <Letter
        language={language}
        title={letter.title[language] ?? ''}
        body={letter.body[language] ?? ''}
        rewards={letter.rewards}
        expireDays={letter.expireDays}
      />
    </div>
  );
}
