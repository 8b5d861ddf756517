import { logSystem, logSystemId, type LogSystem } from '@quartermaster/domain/enums/log-system';
import { hasLevels, possessionKind, type PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { possessionsQuery, type PlayerKey, type PossessionRow } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { usePlayerActions } from '../commands/player-actions.ts';
import { RowAction } from '../commands/row-action.tsx';
import { MovementsLink } from './movements-link.tsx';
import { Asset } from './names.tsx';
import { OwnedFacts } from './owned-facts.tsx';
import { SectionTable, type Column } from './section-table.tsx';

type PossessionsProps = { readonly player: PlayerKey; readonly kind: PossessionKind };

/** Items are stacked, with an amount; each thing of another kind is an instance of its own. */
const STACKED: readonly PossessionKind[] = ['item'];
const EXPIRING: readonly PossessionKind[] = ['item', 'skin', 'title'];

/** The things of one kind that a player owns. */
export function PossessionsSection({ player, kind }: PossessionsProps) {
  const { t } = useTranslation('player');
  const things = useInfiniteQuery(possessionsQuery(player, kind));
  const title = wordOf(possessionKind, kind);
  return (
    <SectionTable
      title={title}
      aside={<MovementsLink asset={kind} name={title} />}
      query={things}
      columns={usePossessionColumns(kind)}
      keyOf={(row) => row.instanceId}
      empty={t('empty.possessions')}
      detail={({ data }) => (Object.keys(data).length === 0 ? null : <OwnedFacts data={data} />)}
    />
  );
}

/** Skins and titles are looked up together: both are how a player appears. */
export function AppearanceSection({ player }: { readonly player: PlayerKey }) {
  return (
    <>
      <PossessionsSection player={player} kind="skin" />
      <PossessionsSection player={player} kind="title" />
    </>
  );
}

function usePossessionColumns(kind: PossessionKind): readonly Column<PossessionRow>[] {
  const { t } = useTranslation('player');
  const { t: tp } = useTranslation('players');
  const { may } = usePlayerActions();
  const thing: Column<PossessionRow> = {
    key: 'thing',
    label: tp('name'),
    cell: (row) => <Asset kind={row.kind} id={row.configId} />,
  };
  const amount: Column<PossessionRow> = {
    key: 'amount',
    label: t('amount'),
    isNumber: true,
    cell: (row) => formatNumber(row.amount),
  };
  const instance: Column<PossessionRow> = {
    key: 'instance',
    label: t('instance'),
    cell: (row) => <IdText>{row.instanceId}</IdText>,
  };
  const expires: Column<PossessionRow> = {
    key: 'expires',
    label: t('expires'),
    cell: (row) => (row.expiresAt === null ? <Dash /> : <DateTimeText value={row.expiresAt} />),
  };
  const obtained: readonly Column<PossessionRow>[] = [
    { key: 'obtained', label: t('obtained'), cell: (row) => <DateTimeText value={row.obtainedAt} /> },
    { key: 'source', label: t('source'), cell: (row) => <Source system={row.source} /> },
  ];
  return [
    thing,
    STACKED.includes(kind) ? amount : instance,
    ...(hasLevels(kind)
      ? numberColumns([
          ['level', t('level')],
          ['star', t('star')],
        ])
      : []),
    ...(EXPIRING.includes(kind) ? [expires] : []),
    ...obtained,
    ...(may('take') ? [takeColumn(t('action'), kind)] : []),
  ];
}

function takeColumn(label: string, kind: PossessionKind): Column<PossessionRow> {
  return {
    key: 'actions',
    label,
    cell: ({ instanceId, configId }) => (
      <RowAction
        kind="take"
        preset={{ things: [{ kind, instance_id: instanceId, amount: 1 }] }}
        of={`${configId} #${instanceId}`}
      />
    ),
  };
}

/** The part of the game that a thing came from. */
function Source({ system }: { readonly system: string }) {
  const id = logSystemId(system as LogSystem);
  return id === 0 ? system : wordOf(logSystem, String(id));
}

function numberColumns(
  columns: readonly (readonly ['level' | 'star', string])[],
): readonly Column<PossessionRow>[] {
  return columns.map(([key, label]) => ({
    key,
    label,
    isNumber: true,
    cell: (row) => row[key] ?? <Dash />,
  }));
}
