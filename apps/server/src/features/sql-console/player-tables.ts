import type { TableRow } from './table-reading.ts';

/** Tables of players (schema player), and what of each can be read: nothing that names a person outside the game. */
export const PLAYER_TABLES: Readonly<Record<string, TableRow>> = {
  account: [
    ['Players', '玩家', 'プレイヤー'],
    'server account_id player_id name status level vip_level vip_points power spent_usd_cents language country platform created_at last_login_at is_online guild_id super_account revision next_instance',
    'name_key login_name profile grams handles',
  ],
  activity_day: [
    ['Activity by day', '每日活躍數據', '日ごとのアクティビティ'],
    'environment_id time_zone day active logins joined orders usd_cents',
  ],
  battle: [
    ['Battles', '戰鬥紀錄', 'バトル履歴'],
    'server account_id record_id mode battle_id result stars turns duration_sec team damage rewards client_hash flags arena created_at',
  ],
  draw: [
    ['Gachapon draws', '轉蛋紀錄', 'ガチャの履歴'],
    'server account_id draw_id gachapon_id kind step cost results counter_before counter_after state_before release_hash created_at',
  ],
  former_name: [
    ['Former player names', '玩家的舊名稱', 'プレイヤーの旧名'],
    'server account_id id name until',
    'name_key',
  ],
  guild: [
    ['Guilds', '公會', 'ギルド'],
    'server guild_id name level notice member_limit state boss_id boss_lap revision created_at',
    'name_key',
  ],
  guild_chat: [
    ['Guild chat, without the texts', '公會聊天（不含內容）', 'ギルドチャット（本文は除く）'],
    'server guild_id message_id account_id at hidden_at hidden_by',
    'text',
  ],
  guild_history: [
    ['Guild membership changes', '公會成員異動', 'ギルドメンバーの異動'],
    'server account_id id guild_id change at by_account_id by_staff_id',
  ],
  guild_member: [
    ['Guild members', '公會成員', 'ギルドメンバー'],
    'server account_id guild_id position joined_at contribution_today contribution_total oblations_today boss_attempts',
  ],
  ledger: [
    ['Wallet and item changes made in the console', '後台對資產的變更', 'コンソールによる資産の変更'],
    'server id account_id asset_kind config_id delta balance_after command_id at',
  ],
  log: [
    ['Player log', '玩家日誌', 'プレイヤーログ'],
    'server account_id id at user_level system_id sub_system_id reason_param_1 reason_param_2 platform before_value after_value asset_type asset_id asset_value staff_id action_type version',
    'ip user_agent data url',
  ],
  login: [
    ['Player logins', '玩家的登入紀錄', 'プレイヤーのログイン履歴'],
    'server account_id login_id login_at logout_at country os app_version platform channel result online_sec',
    'ip device_id device_model',
  ],
  mail: [
    ['Player mail, without the texts', '玩家郵件（不含內文）', 'プレイヤーのメール（本文は除く）'],
    'server account_id mail_id source_module source_id title rewards state sent_at read_at claimed_at expire_at sent_by',
    'body',
  ],
  note: [
    ['Staff notes, without the texts', '人員備註（不含內容）', 'スタッフのメモ（本文は除く）'],
    'server account_id note_id author_id at pinned_at',
    'text',
  ],
  possession: [
    ['Items, pets and equipment of players', '玩家的道具、寵物與裝備', 'プレイヤーのアイテム・ペット・装備'],
    'server account_id kind instance_id config_id amount level star data obtained_at expires_at source',
  ],
  purchase: [
    ['Orders', '訂單', '注文'],
    'server account_id purchase_id order_id third_party_order_id channel product_module product_id store_product_id currency amount usd_cents state rewards vip_points created_at paid_at delivered_at refunded_at',
    'receipt_hash ip device_id',
  ],
  order_number: [
    ['Player of each order number', '訂單編號所屬的玩家', '注文番号とプレイヤーの対応'],
    'environment_id issuer number server account_id',
  ],
  sanction: [
    ['Sanctions', '處分', '処分'],
    'server account_id sanction_id kind reason starts_at ends_at by_staff_id lifted_at lifted_by ticket_no notice_sent',
    'reason_text evidence',
  ],
  server: [
    ['Servers with players', '有玩家的伺服器', 'プレイヤーのいるサーバー'],
    'id environment_id server_id',
  ],
  wallet: [
    ['Player currencies', '玩家的貨幣', 'プレイヤーの通貨'],
    'server account_id asset_kind balance paid_balance opened_with daily_gain daily_spend total_gain total_spend cap next_recover_at updated_at',
  ],
};
