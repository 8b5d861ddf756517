import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextProgress } from '../../api/localization.ts';
import { formatNumber } from '../../i18n/format.ts';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import styles from './texts.module.css';
import type { TextsAddress } from './use-texts-address.ts';

type TextProgressBarsProps = {
  readonly progress: TextProgress;
  readonly address: TextsAddress;
};

/** How far each language is: what is done, what is behind its source, what is missing. */
export const TextProgressBars = memo(function TextProgressBars({ progress, address }: TextProgressBarsProps) {
  const { t } = useTranslation('texts');
  const { total } = progress;
  return (
    <div className={styles.progress}>
      {LANGUAGES.map((language) => {
        const { missing, stale } = progress.languages[language];
        const percent = total === 0 ? 100 : Math.floor(((total - missing) / total) * 1000) / 10;
        const rest = [
          ...(missing > 0 ? [t('missingCount', { count: missing })] : []),
          ...(stale > 0 ? [t('staleCount', { count: stale })] : []),
        ];
        return (
          <button
            key={language}
            type="button"
            className={styles.bar}
            onClick={() => address.change(whatIsLeft(language, { missing, stale }))}
          >
            <span className={styles.barHead}>
              <span>{LANGUAGE_NAMES[language]}</span>
              <strong>{formatNumber(percent)}%</strong>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.done} style={{ width: share(total - missing - stale, total) }} />
              <span className={styles.behind} style={{ width: share(stale, total) }} />
            </span>
            <span className={styles.barRest}>{rest.length === 0 ? t('complete') : rest.join(' · ')}</span>
          </button>
        );
      })}
    </div>
  );
});

const share = (part: number, total: number): string => (total === 0 ? '0' : `${(part / total) * 100}%`);

/** Leads to what is left to do in a language. */
function whatIsLeft(
  language: Language,
  { missing, stale }: { readonly missing: number; readonly stale: number },
): Partial<TextsAddress['request']> {
  return { language, state: missing === 0 && stale > 0 ? 'stale' : 'missing' };
}
