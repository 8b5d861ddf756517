import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../api/compare.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './compare.module.css';

type DifferentModulesProps = { readonly comparison: Comparison; readonly shown: string | undefined };

/** The modules that differ, by family, with how many records. */
export function DifferentModules({ comparison, shown }: DifferentModulesProps) {
  const { t } = useTranslation('tools');
  const nameOf = useModuleNames();
  return (
    <Card flush title={t('differentModules')}>
      <ul className={styles.families}>
        {comparison.families.map(({ key, title, modules }) => (
          <li key={key} className={styles.family}>
            <h3 className={styles.familyName}>{title[readLanguage()]}</h3>
            <ul className={styles.modules}>
              {modules.map(({ module, ...counts }) => (
                <li key={module}>
                  <Link
                    to="/utils/compare"
                    search={(before) => ({ ...before, module })}
                    className={styles.moduleLink ?? ''}
                    aria-current={module === shown ? 'true' : undefined}
                  >
                    {nameOf(module)} <Counts {...counts} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type CountsProps = { readonly new: number; readonly changed: number; readonly deleted: number };

function Counts({ new: added, changed, deleted }: CountsProps) {
  const { t } = useTranslation('tools');
  const parts = [
    { key: 'new', count: added, glyph: '+', label: t('countNew', { count: added }) },
    { key: 'changed', count: changed, glyph: '~', label: t('countChanged', { count: changed }) },
    { key: 'deleted', count: deleted, glyph: '−', label: t('countDeleted', { count: deleted }) },
  ] as const;
  return (
    <span className={styles.counts}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ key, count, glyph, label }) => (
          <span key={key} className={styles[key]}>
            <span aria-hidden>
              {glyph}
              {formatNumber(count)}
            </span>
            <span className="visually-hidden">{label}</span>
          </span>
        ))}
    </span>
  );
}
