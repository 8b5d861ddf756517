import type { AuditEntry } from '@quartermaster/contract/http/audit';
import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import {
  LOG_ACTIONS,
  NO_MODEL,
  type StaffLogDetailAnswer,
  type StaffLogEntry,
} from '@quartermaster/contract/http/staff-log';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { refusalWords } from '../../engine/refusal-words.ts';
import { GUILD_MODULE, PLAYER_MODULE } from '../../players/audit-place.ts';

type LogAction = (typeof LOG_ACTIONS)[number];

/** Acts whose last word is not the log's own. */
const ACTION_WORDS: Readonly<Record<string, LogAction>> = {
  create: 'add',
  duplicate: 'add',
  clone: 'add',
  copy: 'add',
  demo: 'add',
  rollback: 'publish',
  revoke: 'delete',
  deactivate: 'delete',
  refuse: 'view',
  search: 'view',
  lookup: 'view',
  reveal: 'view',
  export: 'view',
  note: 'add',
};

/** The log's numbers for what happened to the console. */
const SUB_SYSTEMS: Partial<Readonly<Record<LogAction, number>>> = {
  login: 1,
  login_failed: 1,
  logout: 2,
  clear_cache: 7,
  publish: 8,
  import: 9,
};

const SHORT = 200;

/** An audit entry as one of the staff log. */
export function presentLogEntry(
  row: AuditEntry,
  name: RecordTitle,
  language: Language,
  isWhole = false,
): StaffLogEntry {
  const actionType = actionTypeOf(row.action, row.outcome);
  return {
    id: row.id,
    create_time: row.at,
    account_id: 0,
    user_level: 0,
    system_id: 1,
    sub_system_id: SUB_SYSTEMS[actionType] ?? 0,
    reason_param_1: row.module,
    reason_param_2: row.reason,
    platform: 'web',
    before_value: valueText(row.before, isWhole),
    after_value: valueText(row.after, isWhole),
    ip: row.ip,
    user_agent: row.user_agent,
    asset_type: null,
    asset_id: null,
    asset_value: null,
    staff_id: row.account_id,
    staff_name: row.author,
    action_type: actionType,
    action: row.action,
    model: row.module ?? NO_MODEL,
    record_id: row.record_id,
    record_name: name,
    environment: row.environment,
    version: row.version,
    url: pageOf(row),
    outcome: row.outcome,
    refusal: refusalWords(row, language),
  };
}

type DetailNames = {
  readonly name: RecordTitle;
  readonly staff: StaffLogDetailAnswer['data']['staff'];
};

export function presentLogDetail(
  row: AuditEntry,
  { name, staff }: DetailNames,
  language: Language,
): StaffLogDetailAnswer {
  const { before, after, change_seq, request_id, sealed } = row;
  return {
    ...presentLogEntry(row, name, language, true),
    data: { before, after, change_seq, request_id, sealed, staff },
  };
}

function actionTypeOf(action: string, outcome: AuditEntry['outcome']): LogAction {
  const word = action.slice(action.lastIndexOf('.') + 1);
  if (word === 'login' && outcome !== 'done') return 'login_failed';
  return ACTION_WORDS[word] ?? LOG_ACTIONS.find((known) => known === word) ?? 'update';
}

function valueText(value: JsonValue, isWhole: boolean): string | null {
  if (value === null) return null;
  const text = JSON.stringify(value);
  return isWhole || text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`;
}

function pageOf({ module, record_id: recordId }: AuditEntry): string | null {
  if (module === null) return null;
  if (module === PLAYER_MODULE) return playerPageOf(recordId);
  if (module === GUILD_MODULE) return guildPageOf(recordId);
  return recordId === null ? `/${module}` : `/${module}/${encodeURIComponent(recordId)}/edit`;
}

/** Entries about players name one as `server:account`, and a search none. */
function playerPageOf(recordId: string | null): string {
  const [server, account] = recordId?.split(':') ?? [];
  return account === undefined ? '/user-global' : `/user-control/${server}/${account}/detail`;
}

/** Entries about guilds name one as `server:guild`. */
function guildPageOf(recordId: string | null): string {
  const [server, guild] = recordId?.split(':') ?? [];
  return guild === undefined ? '/guild' : `/guild/${guild}?server=${server}`;
}
