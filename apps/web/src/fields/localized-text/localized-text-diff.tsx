import { ArrowRightOutlined } from '@ant-design/icons';
import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { HTML_LANG, LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import shared from '../common/common.module.css';
import { WordsDiff } from '../text/words-diff.tsx';
import type { FieldDiffProps } from '../types.ts';
import styles from './localized-text.module.css';

/** Only the languages that changed, each by its name, and the key where it is or was a shared text. */
export function LocalizedTextDiff({ before, after }: FieldDiffProps<'localized_text'>) {
  const { t } = useTranslation('fields');
  const [old, now] = [objectOf(before), objectOf(after)];
  const parts = [...LANGUAGES, TEXT_MODULE.part];
  const changed = parts.filter((part) => textOf(old[part]) !== textOf(now[part]));
  return (
    <span className={styles.changes}>
      {changed.map((part) => (
        <span key={part} className={shared.change}>
          <span className={styles.changedLanguage}>
            {part === TEXT_MODULE.part ? t('localized.key') : LANGUAGE_NAMES[part]}
          </span>
          <WordsDiff before={textOf(old[part])} after={textOf(now[part])} lang={langOf(part)}>
            <del className={shared.before} lang={langOf(part)}>
              {textOf(old[part]) || t('diff.none')}
            </del>
            <ArrowRightOutlined className={shared.arrow} aria-label={t('diff.to')} />
            <ins className={shared.after} lang={langOf(part)}>
              {textOf(now[part]) || t('diff.none')}
            </ins>
          </WordsDiff>
        </span>
      ))}
    </span>
  );
}

/** A key is written in no language. */
function langOf(part: Language | typeof TEXT_MODULE.part): string | undefined {
  return part === TEXT_MODULE.part ? undefined : HTML_LANG[part];
}
