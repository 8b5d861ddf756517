import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useState } from 'react';
import type { CommandLine } from '../../../api/player-commands.ts';
import { LetterLanguage } from '../../../fields/letter/letter-language.tsx';
import { Letter } from '../../../fields/letter/letter.tsx';
import { readTextLanguage } from '../../../i18n/language.ts';
import { CommandChange } from './command-change.tsx';
import styles from './commands.module.css';
import { letterOf, type WrittenLetter } from './letter-of.ts';

type ChangeWithLetterProps = {
  readonly lines: readonly CommandLine[];
  /** The language that a mail is shown in first. */
  readonly language?: Language | undefined;
};

/** What a command changes; a mail that it sends is shown in full. */
export function ChangeWithLetter({ lines, language }: ChangeWithLetterProps) {
  const others = lines.filter(({ subject, after }) => subject !== 'mail' || letterOf(after) === null);
  const mail = lines.find((line) => !others.includes(line));
  const letter = mail === undefined ? null : letterOf(mail.after);
  return (
    <>
      {others.length > 0 ? <CommandChange lines={others} /> : null}
      {letter === null ? null : <SentLetter letter={letter} first={language} />}
    </>
  );
}

type SentLetterProps = { readonly letter: WrittenLetter; readonly first?: Language | undefined };

/** The mail as the player opens it, in each language. */
function SentLetter({ letter, first = readTextLanguage() }: SentLetterProps) {
  const written = LANGUAGES.filter((each) => letter.title[each] !== undefined);
  const [language, setLanguage] = useState<Language>(written.includes(first) ? first : (written[0] ?? first));
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
