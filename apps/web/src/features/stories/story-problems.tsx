import { storyProblems } from '@quartermaster/domain/story/story-problems';
import type { Script } from '@quartermaster/domain/story/script';
import { issueText } from '@quartermaster/domain/texts/issues';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../i18n/format.ts';
import { LANGUAGE_NAMES, readLanguage } from '../../i18n/language.ts';
import styles from './stories.module.css';

type StoryProblemsProps = {
  readonly script: Script;
  readonly partOf: ((line: number) => string) | undefined;
  readonly onOpen: (line: number) => void;
};

/** Dead ends, unreachable lines and missing texts; each leads to its line in the player. */
export function StoryProblems({ script, partOf, onOpen }: StoryProblemsProps) {
  const { t } = useTranslation('story');
  const problems = useMemo(() => storyProblems(script), [script]);
  if (problems.length === 0) return <p className={styles.note}>{t('noProblems')}</p>;
  return (
    <ul className={styles.problems} aria-label={t('problems')}>
      {problems.map(({ no, issue, missing }, index) => (
        <li key={`${no} ${index}`} className={styles.problem}>
          <button type="button" className={styles.open} onClick={() => onOpen(no)}>
            {[t('line', { no }), partOf?.(no)].filter(Boolean).join(' · ')}
          </button>
          <span className={issue?.severity === 'error' ? styles.error : styles.warning}>
            {issue === null
              ? t('noTextIn', {
                  languages: joinNames(missing.map((language) => LANGUAGE_NAMES[language])),
                })
              : issueText(issue, readLanguage())}
          </span>
        </li>
      ))}
    </ul>
  );
}
