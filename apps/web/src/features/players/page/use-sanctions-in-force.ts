import { useInfiniteQuery } from '@tanstack/react-query';
import { sanctionsQuery, type PlayerKey } from '../../../api/player.ts';
import { useSlices } from './section-table.tsx';

/** What holds a player back now, the latest first. */
export function useSanctionsInForce(player: PlayerKey) {
  const sanctions = useInfiniteQuery(sanctionsQuery(player));
  const { rows } = useSlices(sanctions);
  const inForce = rows.filter((row) => row.inForce);
  return { inForce, kinds: [...new Set(inForce.map(({ kind }) => kind))], isFetching: sanctions.isFetching };
}
