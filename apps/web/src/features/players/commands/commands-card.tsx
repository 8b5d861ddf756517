import { isCommandKind } from '@quartermaster/domain/actions/commands';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { commandsQuery, type CommandRow } from '../../../api/player-commands.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { ListState } from '../../../ui/table/list-state.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { Tag } from '../../../ui/text/tag.tsx';
import page from '../page/page.module.css';
import { ShortChange } from './command-change.tsx';
import { useKindName } from './command-words.ts';
import { useCommandActions } from './command-actions.ts';

const COLUMNS = ['when', 'who', 'action', 'change', 'reason', 'ticket', 'state'] as const;

/** Staff changes to the player or guild with reasons, and undo where possible. */
export function CommandsCard() {
  const { t } = useTranslation('commands');
  const { t: tp } = useTranslation('player');
  const { target } = useCommandActions();
  const commands = useQuery(commandsQuery(target));
  const rows = commands.data ?? [];
  return (
    <Card flush title={t('changes')}>
      <ListState
        query={commands}
        isEmpty={rows.length === 0}
        empty={t(target.type === 'guild' ? 'guildNoChanges' : 'noChanges')}
        columns={COLUMNS.length}
      />
      {rows.length > 0 ? (
        <div className={page.scroller}>
          <table className={`${table.table} ${page.table}`}>
            <thead>
              <tr>
                {COLUMNS.map((key) => (
                  <th key={key} scope="col">
                    {tp(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <CommandLineRow key={row.commandId} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  );
}

function CommandLineRow({ row }: { readonly row: CommandRow }) {
  const kindName = useKindName();
  return (
    <tr>
      <td>
        <DateTimeText value={row.at} />
      </td>
      <td>{row.staffName}</td>
      <td className={page.words}>{kindName(row.kind)}</td>
      <td>
        <ShortChange lines={row.lines} />
      </td>
      <td className={page.words}>{row.reason}</td>
      <td>{row.ticket ?? <Dash />}</td>
      <td>
        <CommandState row={row} />
      </td>
    </tr>
  );
}

function CommandState({ row }: { readonly row: CommandRow }) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const { mayUndo, undo } = useCommandActions();
  const { kind, canUndo, undoneBy, undoes, dueAt } = row;
  const isOffered = canUndo && isCommandKind(kind) && mayUndo(kind);
  return (
    <span className={page.stack}>
      {undoneBy === null ? null : <Tag tone="orange">{t('state.undone')}</Tag>}
      {undoes === null ? null : <Tag tone="blue">{t('state.undo')}</Tag>}
      {canUndo && dueAt !== null ? (
        <span>
          <Tag tone="orange">{t('pending')}</Tag> <DateTimeText value={dueAt} />
        </span>
      ) : null}
      {isOffered ? (
        <Button size="small" onClick={() => undo(row)}>
          {kind === 'delete' ? tc('cancel') : tc('undo')}
        </Button>
      ) : null}
    </span>
  );
}
