import type { Language } from '@quartermaster/domain/core/language';
import { useState } from 'react';
import type { CommandLine } from '../../../api/player-commands.ts';
import { LetterLanguage } from '../../../fields/letter/letter-language.tsx';
import { Letter } from '../../../fields/letter/letter.tsx';
import { readTextLanguage } from '../../../i18n/language.ts';
import { CommandChange } from './command-change.tsx';
import styles from './commands.module.css';
import { letterOf, type WrittenLetter } from './letter-of.ts';

/** What a command changes; a mail that it sends is shown in full. */
export function ChangeWithLetter({ lines }: { readonly lines: readonly CommandLine[] }) {
  const others = lines.filter(({ subject, after }) => subject !== 'mail' || letterOf(after) === null);
  const mail = lines.find((line) => !others.includes(line));
  const letter = mail === undefined ? null : letterOf(mail.after);
  return (
    <>
      {others.length > 0 ? <CommandChange lines={others} /> : null}
      {letter === null ? null : <SentLetter letter={letter} />}
    </>
  );
}

/** The mail as the player opens it, in each language. */
function SentLetter({ letter }: { readonly letter: WrittenLetter }) {
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
