import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { battlesQuery, loginsQuery, mailQuery, purchasesQuery, type PlayerKey } from '../../../api/player.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import styles from './findings-card.module.css';
import { findingsOf, type Finding } from './findings.ts';
import { useSlices } from './section-table.tsx';

const GLYPHS = { red: '!', orange: '!', blue: 'i' } as const;

/** What an agent is likely asked about, found in the newest rows of the sections it leads to. */
export function FindingsCard({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { isPending, findings } = useFindings(player);
  return (
    <Card flush title={t('findings')}>
      {isPending ? <SkeletonRows rows={1} columns={2} /> : null}
      {!isPending && findings.length === 0 ? <p className={styles.none}>{t('findingsNone')}</p> : null}
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <FindingLine key={finding.key} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

/** What cannot be read is said where its section is opened; the rest is told all the same. */
function useFindings(player: PlayerKey) {
  const purchases = useInfiniteQuery(purchasesQuery(player));
  const battles = useInfiniteQuery(battlesQuery(player));
  const mails = useInfiniteQuery(mailQuery(player));
  const logins = useInfiniteQuery(loginsQuery(player));
  const newest = {
    purchases: useSlices(purchases).rows,
    battles: useSlices(battles).rows,
    mails: useSlices(mails).rows,
    logins: useSlices(logins).rows,
  };
  const isPending = [purchases, battles, mails, logins].some((query) => query.isPending);
  return { isPending, findings: isPending ? [] : findingsOf(newest) };
}

function FindingLine({ finding: { key, section, tone, count } }: { readonly finding: Finding }) {
  const { t } = useTranslation('player');
  return (
    <li>
      <Link to="." search={{ section }}>
        <span>{t(`finding.${key}`, { count })}</span>
        <Tag tone={tone} glyph={GLYPHS[tone]}>
          {t(`section.${section}`)}
        </Tag>
      </Link>
    </li>
  );
}
