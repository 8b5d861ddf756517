import { battleFlag } from '@quartermaster/domain/enums/battle-flag';
import { battleResult } from '@quartermaster/domain/enums/battle-result';
import { gameSystem } from '@quartermaster/domain/enums/game-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { battlesQuery, type BattleRow, type PlayerKey } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { WordTag, wordOf } from '../../../ui/text/word-tag.tsx';
import { useDuration } from '../use-duration.ts';
import { Assets, RecordName } from './names.tsx';
import styles from './page.module.css';
import { SectionTable, type Column } from './section-table.tsx';

/** Battles, and what looks wrong about them. */
export function BattlesSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const battles = useInfiniteQuery(battlesQuery(player));
  return (
    <SectionTable
      title={t('section.battles')}
      query={battles}
      columns={useBattleColumns()}
      keyOf={(row) => row.recordId}
      empty={t('empty.battles')}
      detail={(row) => (row.flags.length === 0 ? null : <Team row={row} />)}
    />
  );
}

function useBattleColumns(): readonly Column<BattleRow>[] {
  const { t } = useTranslation('player');
  const duration = useDuration();
  return [
    { key: 'at', label: t('when'), cell: (row) => <DateTimeText value={row.createdAt} /> },
    { key: 'battle', label: t('battle'), cell: (row) => <BattleName row={row} /> },
    { key: 'result', label: t('result'), cell: (row) => <WordTag of={battleResult} value={row.result} /> },
    { key: 'flags', label: t('flags'), cell: (row) => <Flags flags={row.flags} /> },
    { key: 'damage', label: t('damage'), isNumber: true, cell: (row) => formatNumber(row.damage) },
    { key: 'turns', label: t('turns'), isNumber: true, cell: (row) => row.turns },
    { key: 'took', label: t('took'), isNumber: true, cell: (row) => duration(row.durationSec) },
    { key: 'rewards', label: t('rewards'), cell: (row) => <Assets list={row.rewards} /> },
  ];
}

export function BattleName({ row: { mode, battleId, arena } }: { readonly row: BattleRow }) {
  const { t } = useTranslation('player');
  return (
    <span>
      {wordOf(gameSystem, mode)}{' '}
      {battleId === null ? null : (
        <>
          · <RecordName module="battle-setting" id={battleId} />
        </>
      )}
      {arena === null ? null : (
        <span className={styles.soft}>
          {t(arena.isAttack ? 'attacked' : 'defended', { opponent: arena.opponent ?? t('bot') })}{' '}
          {formatNumber(arena.scoreBefore)} → {formatNumber(arena.scoreAfter)}
        </span>
      )}
    </span>
  );
}

export function Flags({ flags }: Pick<BattleRow, 'flags'>) {
  if (flags.length === 0) return <Dash />;
  return (
    <span className={styles.tags}>
      {flags.map((flag) => (
        <WordTag key={flag} of={battleFlag} value={flag} />
      ))}
    </span>
  );
}

/** Who fought, and with which client: said of battles that look wrong, where it matters. */
function Team({ row: { team, clientHash } }: { readonly row: BattleRow }) {
  const { t } = useTranslation('player');
  return (
    <span className={styles.owned}>
      {team.map(({ slot, unitType, unitId, level, star }) => (
        <span key={slot}>
          <RecordName module={unitType === 'pet' ? 'pet-setting' : 'god-setting'} id={unitId} />{' '}
          {t('grown', { level, star })}
        </span>
      ))}
      {clientHash === null ? null : (
        <span>
          {t('client')} <IdText>{clientHash}</IdText>
        </span>
      )}
    </span>
  );
}
