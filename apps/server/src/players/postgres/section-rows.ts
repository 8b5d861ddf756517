import type { TimelineKind } from '@quartermaster/domain/enums/timeline-kind';
import { wireTime } from '../../engine/wire-time.ts';
import { sameReceipts } from './same-receipts.ts';
import { countedToday } from './wallet-day.ts';

/** How the rows of a section are read: the table, its number and instant, and each field of the wire. */
export type SectionRows = {
  readonly table: string;
  readonly id: string;
  readonly at: string;
  readonly columns: string;
  /** The column with the kind of asset that came or went, where rows are about one. */
  readonly asset?: string;
};

const at = (column: string): string => `${wireTime(column)} as ${column}`;

/** Whether a sanction holds now. */
export const IN_FORCE = '(lifted_at is null and starts_at <= now() and (ends_at is null or ends_at > now()))';

/** The sections that a timeline is put together from, by its kinds. */
export const SECTION_ROWS = {
  mail: {
    table: 'player.mail',
    id: 'mail_id',
    at: 'sent_at',
    columns: `mail_id, source_module, source_id, title, body, rewards, state, ${at('sent_at')}, ${at('read_at')}, ${at('claimed_at')}, ${at('expire_at')}, sent_by`,
  },
  draw: {
    table: 'player.draw',
    id: 'draw_id',
    at: 'created_at',
    columns: `draw_id, gachapon_id, kind, step, cost, results, counter_before, counter_after, release_hash, ${at('created_at')}`,
  },
  purchase: {
    table: 'player.purchase',
    id: 'purchase_id',
    at: 'created_at',
    columns: `purchase_id, order_id, third_party_order_id, channel, product_module, product_id, store_product_id, currency, amount::float8 as amount, usd_cents, state, rewards, vip_points, ${at('created_at')}, ${at('paid_at')}, ${at('delivered_at')}, ${at('refunded_at')}, receipt_hash, ip, device_id`,
  },
  battle: {
    table: 'player.battle',
    id: 'record_id',
    at: 'created_at',
    columns: `record_id, mode, battle_id, result, stars, turns, duration_sec, team, damage, rewards, client_hash, flags, arena, ${at('created_at')}`,
  },
  guild: {
    table: 'player.guild_history',
    id: 'id',
    at: 'at',
    columns: `id, guild_id, (select name from player.guild where guild.server = guild_history.server and guild.guild_id = guild_history.guild_id) as name, change, ${at('at')}, by_account_id, by_staff_id is not null as by_staff`,
  },
  login: {
    table: 'player.login',
    id: 'login_id',
    at: 'login_at',
    columns: `login_id, ${at('login_at')}, ${at('logout_at')}, ip, country, device_id, device_model, os, app_version, platform, channel, result, online_sec`,
  },
  sanction: {
    table: 'player.sanction',
    id: 'sanction_id',
    at: 'starts_at',
    columns: `sanction_id, kind, reason, reason_text, ${at('starts_at')}, ${at('ends_at')}, by_staff_id, ${at('lifted_at')}, lifted_by, evidence, ticket_no, notice_sent, ${IN_FORCE} as in_force`,
  },
  note: {
    table: 'player.note',
    id: 'note_id',
    at: 'at',
    columns: `note_id, text, author_id, ${at('at')}, pinned_at is not null as is_pinned`,
  },
  log: {
    table: 'player.log',
    id: 'id',
    at: 'at',
    columns: `id, ${at('at')}, user_level, system_id, sub_system_id, reason_param_1, reason_param_2, platform, before_value, after_value, ip, asset_type, asset_id, asset_value, staff_id, action_type, data, version`,
    asset: 'asset_type',
  },
  ledger: {
    table: 'player.ledger',
    id: 'id',
    at: 'at',
    columns: `id, asset_kind, config_id, delta, balance_after, command_id, ${at('at')}`,
    asset: 'asset_kind',
  },
} as const satisfies Partial<Record<TimelineKind, SectionRows>>;

/** Orders as a list of them shows them: with those of one receipt. */
export const PURCHASE_LIST: SectionRows = {
  ...SECTION_ROWS.purchase,
  columns: `${SECTION_ROWS.purchase.columns}, ${sameReceipts('purchase')} as same_receipts`,
};

/** A kind of the timeline that the store has; what staff did is the console's own. */
export type StoredKind = keyof typeof SECTION_ROWS;

export const POSSESSION_COLUMNS = `kind, instance_id, config_id, amount, level, star, data, ${at('obtained_at')}, ${at('expires_at')}, source`;

export const WALLET_COLUMNS = `asset_kind, balance, paid_balance, ${countedToday('daily_gain')} as daily_gain,
  ${countedToday('daily_spend')} as daily_spend, total_gain, total_spend, cap, ${at('next_recover_at')}, ${at('updated_at')}`;
