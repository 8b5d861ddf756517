import { useTranslation } from 'react-i18next';
import styles from './blocks-counts.module.css';
import { BLOCKS_TITLES } from './blocks-titles.ts';
import { groupByBlocks, type FormIssue } from './record-issues.ts';

/** How many problems block what, for a place with no room to list them. */
export function BlocksCounts({ issues }: { readonly issues: readonly FormIssue[] }) {
  const { t } = useTranslation('form');
  return groupByBlocks(issues).map(({ blocks, issues: { length: count } }) => (
    <span
      key={blocks}
      className={styles.count}
      data-blocks={blocks}
      title={blocks === 'players' ? t('blocksPlayersHint') : undefined}
    >
      {t('blocksCount', { title: t(BLOCKS_TITLES[blocks]), count })}
    </span>
  ));
}
