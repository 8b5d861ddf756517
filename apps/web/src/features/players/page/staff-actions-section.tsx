import { actionOfEntry } from '@quartermaster/domain/actions/index';
import { isPlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { useInfiniteQuery } from '@tanstack/react-query';
import { objectOf } from '@quartermaster/domain/core/json';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { staffActionsQuery, type PlayerKey, type StaffAction } from '../../../api/player.ts';
import { actionTitle } from '../../../engine/actions/action-words.ts';
import { PlainChangeList } from '../../../fields/facts/plain-change-list.tsx';
import { plainChanges } from '../../../fields/facts/plain-changes.ts';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { useRequestName } from '../approvals/request-name.ts';
import { CommandsCard } from '../commands/commands-card.tsx';
import { useKindName } from '../commands/command-words.ts';
import { NamesContext } from './names.tsx';
import styles from './page.module.css';
import { SectionTable, type Column } from './section-table.tsx';

/** Who of the staff looked at a player, revealed or changed anything. */
export function StaffActionsSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const actions = useInfiniteQuery(staffActionsQuery(player));
  return (
    <>
      <CommandsCard />
      <SectionTable
        title={t('section.staff')}
        query={actions}
        columns={useActionColumns()}
        keyOf={(row) => row.id}
        empty={t('empty.staff')}
      />
    </>
  );
}

function useActionColumns(): readonly Column<StaffAction>[] {
  const { t } = useTranslation('player');
  return [
    { key: 'at', label: t('when'), cell: (row) => <DateTimeText value={row.at} /> },
    { key: 'who', label: t('who'), cell: (row) => row.staffName ?? t('nobody') },
    { key: 'action', label: t('action'), cell: (row) => <ActionName row={row} /> },
    { key: 'reason', label: t('reason'), cell: (row) => row.refusal ?? row.reason ?? <Dash /> },
    {
      key: 'change',
      label: t('change'),
      cell: (row) => <Change row={row} />,
    },
  ];
}

const PREFIX = 'player.';
const ACTIONS = [
  'approval.ask',
  'player.view',
  'player.reveal',
  'player.note',
  'player.export_file',
  'player.export_log',
  'player.import_file',
  'player.sanction_settled',
  'player.delete_settled',
] as const;

/** What staff do to a player is written down under the name of the action; anything else keeps its own. */
const kindOf = (action: string): string => (action.startsWith(PREFIX) ? action.slice(PREFIX.length) : action);

/** An action in words, of requests what for, and whether it was refused. */
export function ActionName({ row: { action, outcome, after } }: { readonly row: StaffAction }) {
  const { t } = useTranslation('player');
  const { t: tc } = useTranslation();
  const kindName = useKindName();
  const requestName = useRequestName();
  const definition = actionOfEntry(action);
  const defined = definition === undefined ? null : actionTitle(definition);
  const known = ACTIONS.find((each) => each === action);
  const label = known === undefined ? (defined ?? kindName(kindOf(action))) : t(`act.${known}`);
  const { kind } = objectOf(after);
  const isRequest = action.startsWith('approval.') && typeof kind === 'string';
  return (
    <span className={styles.tags}>
      {isRequest ? tc('labelled', { label, text: requestName(kind) }) : label}
      {outcome === 'done' ? null : (
        <Tag tone="red" glyph="✕">
          {t(outcome)}
        </Tag>
      )}
    </span>
  );
}

/** What a command changed is above, by name. */
function Change({ row: { action, before, after } }: { readonly row: StaffAction }) {
  const { staff } = use(NamesContext);
  const isCommand = isPlayerActionKind(kindOf(action)) || action === `${PREFIX}undo`;
  if (isCommand || (before === null && after === null)) return <Dash />;
  return <PlainChangeList changes={plainChanges(before, after)} staff={staff} />;
}
