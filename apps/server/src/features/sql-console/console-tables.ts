import type { TableRow } from './table-reading.ts';

/** The console's own tables (schema public), and what of each can be read. */
export const CONSOLE_TABLES: Readonly<Record<string, TableRow>> = {
  account: [
    ['Staff accounts', '人員帳號', 'スタッフのアカウント'],
    'id username display_name role is_active created_at must_change_password',
    'password_hash',
  ],
  account_grant: [
    ['Who granted the rights of an account', '帳號權限的授予者', 'アカウントに権限を与えた人'],
    'account_id granted_by granted_at',
  ],
  audit_archive: [
    ['Staff log, archived entries', '操作日誌（已封存）', '操作ログ（アーカイブ済み）'],
    'id at account_id action module record_id branch_id change_seq outcome request_id sealed_by tombstone_id',
    'before after reason ip user_agent',
  ],
  audit_entry: [
    ['Staff log', '操作日誌', '操作ログ'],
    'id at account_id action module record_id branch_id change_seq outcome request_id sealed_by',
    'before after reason ip user_agent',
  ],
  branch: [
    [
      'Records of a version, or of an environment where version_id is null',
      '版本的資料；version_id 為空時屬於整個環境',
      'バージョンのデータ。version_id が null なら環境全体',
    ],
    'id environment_id version_id',
  ],
  carried_over: [
    [
      'Carried-over values of copied events, until they are confirmed',
      '活動複本沿用且尚待確認的內容',
      'イベントのコピーが引き継ぎ、確認待ちの内容',
    ],
    'branch_id module record_id field_group from_record_id head_module head_record_id head_from_record_id change_seq confirmed_at confirmed_by',
  ],
  change_along: [
    ['Changes that are undone together', '一併復原的變更', '一緒に元に戻す変更'],
    'seq along_seq',
  ],
  change_set: [
    ['Changes: saves, imports, undos', '變更：儲存、匯入、復原', '変更（保存・インポート・元に戻す）'],
    'seq branch_id author_id at kind note source request_id',
  ],
  chosen_place: [
    [
      'Environment and version each person chose last',
      '每位人員最後選擇的環境與版本',
      '各スタッフが最後に選んだ環境とバージョン',
    ],
    'account_id environment_id version_id chosen_at',
  ],
  command_approval: [
    ['Approval requests', '核准申請', '承認依頼'],
    'id environment_id server_id account_id kind revision value_cents exceeds ticket asked_by asked_at expires_at decision decided_by decided_at command_id delivery_id used_at seen_at',
    'params lines reason idempotency_key decision_reason',
  ],
  delivery: [
    ['Bulk deliveries', '郵件批次派送', 'メール一括配布'],
    'id environment_id state title body rewards expire_days send_at frozen_at waiting sent skipped recalled kept rejected canary canary_passed problem counted created_by sent_by created_at started_at finished_at revision',
    'asked',
  ],
  delivery_author: [['Editors of deliveries', '派送的編輯者', '一括配布の編集者'], 'delivery_id account_id'],
  delivery_recipient: [
    ['Recipients of deliveries', '派送的收件對象', '一括配布の宛先'],
    'delivery_id server_id account_id state mail_id at',
  ],
  draw_audit_count: [
    ['Draws counted by the draw audit', '抽取稽核已計算的抽取', '抽選監査が数えた抽選'],
    'environment_id gachapon_id release_hash counts first_at last_at',
  ],
  draw_audit_finding: [
    ['Findings of the draw audit', '抽取稽核的結果', '抽選監査の結果'],
    'run_id gachapon_id release_hash release_number chance comparison reason first_at last_at',
  ],
  draw_audit_place: [
    ['Progress of the draw audit', '抽取稽核的計算進度', '抽選監査の計数位置'],
    'environment_id counted_to',
  ],
  draw_audit_run: [
    ['Runs of the draw audit', '抽取稽核的執行紀錄', '抽選監査の実行'],
    'id environment_id account_id at draws',
  ],
  environment: [
    ['Environments', '環境', '環境'],
    'id key name is_protected color game_time_zone game_url sort_order live_release_id',
  ],
  environment_patch: [
    [
      'Environment-wide settings since the live release',
      '上線後變更的全環境設定',
      '公開後に変わった環境全体の設定',
    ],
    'environment_id environment_seq content_hash at holds',
    'manifest',
  ],
  environment_unprotected: [
    ['When protection was removed', '取消保護的時間', '保護を外した日時'],
    'environment_id changed_by changed_at',
  ],
  game_node: [
    ['Game servers', '遊戲伺服器', 'ゲームサーバー'],
    'environment_id node content_hash patch_hash load_ms state problem is_connected last_seen_at connection_id',
  ],
  import_batch: [
    ['Files imported together', '一併匯入的檔案', 'まとめてインポートしたファイル'],
    'id environment_id version_id account_id created_at',
  ],
  import_job: [
    ['Imports of one module', '單一模組的匯入', 'モジュールごとのインポート'],
    'id branch_id module account_id state file_name format options columns unknown_columns counts progress problem change_seq created_at finished_at batch_id batch_place is_kept',
  ],
  item_source_count: [
    ['Items with sources, by the last count', '有來源的道具數', '入手元のあるアイテム数'],
    'branch_id items sources items_without_source rebuilt_at',
  ],
  job_worker: [['Console processes', '後台的處理程序', 'コンソールのプロセス'], 'id seen_at'],
  machine_token: [
    [
      'Machine tokens, without the tokens',
      '機器權杖（不含權杖本身）',
      'マシントークン（トークン自体は除く）',
    ],
    'id environment_id name created_by created_at revoked_at last_used_at',
    'token_hash',
  ],
  module_field: [['Fields of modules', '模組的欄位', 'モジュールの項目'], 'module path kind'],
  player_command: [
    [
      'Staff actions on players and guilds',
      '人員對玩家與公會的操作',
      'スタッフがプレイヤーやギルドに行った操作',
    ],
    'id environment_id server_id account_id kind ticket staff_id revision undoes due_at settled_at at other_account_id guild_id',
    'params lines undo reason idempotency_key',
  ],
  record_hold: [
    ['Records on hold', '暫緩的資料', '保留中のデータ'],
    'id branch_id module record_id reason until rolled_back_id held_by held_at ended_at ended_by',
  ],
  record_link: [
    ['References between records', '資料之間的引用', 'データ間の参照'],
    'branch_id module record_id path to_module to_record_id to_field',
  ],
  record_total: [
    ['Number of records: the sum of delta', '資料筆數（delta 的總和）', 'データ件数（delta の合計）'],
    'branch_id module delta',
  ],
  redemption: [
    ['Code redemptions', '兌換紀錄', 'コードの使用履歴'],
    'id batch code_no use_no environment_id server_id account_id mail_id at',
    'request_id',
  ],
  redemption_batch: [
    ['Code batches', '兌換碼批次', 'コードのバッチ'],
    'id environment_id batch_id code_type code_length quantity per_user_limit exclusive_group rewards server_ids platforms generated uses requested_by requested_at generated_at stopped_by stopped_at stop_reason',
    'shared_code prefix',
  ],
  redemption_code: [
    ['Codes, without the codes', '兌換碼（不含碼本身）', 'コード（コード自体は除く）'],
    'batch no environment_id suspended_at',
    'code',
  ],
  release: [
    ['Releases', '發布', 'リリース'],
    'id environment_id number version_id version_seq environment_seq kind source_release_id source_module name note author_id at content_hash record_count change_count',
  ],
  release_hold: [
    ['Records excluded from a release', '未納入發布的資料', 'リリースに含まれなかったデータ'],
    'release_id module record_id branch_id from_seq is_kept_out',
  ],
  release_module: [
    ['Release files', '發布的檔案', 'リリースのファイル'],
    'release_id module hash schema record_count byte_count',
  ],
  release_warning: [
    ['Accepted warnings', '已接受的警告', '承認済みの警告'],
    'release_id key module accepted_release_id',
  ],
  report_count: [
    ['Report counts', '報表的統計數字', 'レポートの集計'],
    'environment_id grain starts time_zone server_id platform version kind subject detail times players amount',
  ],
  report_period: [
    ['Periods counted by the reports', '報表已統計的期間', 'レポートが集計した期間'],
    'environment_id grain starts time_zone counted_at events',
  ],
  revision: [
    [
      'States of records; the newest has to_seq = 9223372036854775807',
      '資料的各個狀態；最新者 to_seq = 9223372036854775807',
      'データの各時点の状態。最新は to_seq = 9223372036854775807',
    ],
    'module branch_id record_id sort_key from_seq to_seq data hash',
    'search_text grams',
  ],
  schema_migration: [
    ['Migrations of this database', '資料庫結構更新', 'データベースのマイグレーション'],
    'number name checksum applied_at',
  ],
  session: [
    ['Staff sign-ins', '人員的登入狀態', 'スタッフのログイン'],
    'account_id access_expires_at refresh_rotated_at expires_at ended_at created_at end_reason',
    'id access_hash refresh_hash previous_refresh_hash rotation_salt ip user_agent',
  ],
  settings_import: [
    ['Settings file imports', '設定檔的匯入', '設定ファイルのインポート'],
    'id environment_id version_id account_id state file_name manifest options modules progress problem change_seqs created_at finished_at',
  ],
  staff_day: [
    ['Daily limits used by staff', '每日上限的使用量', '1日の上限の使用量'],
    'staff_id environment_id day value_cents exports recipients players_read reveals',
  ],
  staff_day_player: [
    ['Players changed by staff per day', '人員當日變更的玩家', 'スタッフがその日に変更したプレイヤー'],
    'staff_id environment_id day server_id account_id',
  ],
  staff_day_read: [
    ['Players viewed by staff per day', '人員當日檢視的玩家', 'スタッフがその日に見たプレイヤー'],
    'staff_id environment_id day server_id account_id',
  ],
  staff_grant: [
    ['Value granted by staff per day', '人員當日發放的內容', 'スタッフがその日に付与した内容'],
    'staff_id environment_id day asset_kind target_id amount',
  ],
  staff_limit_change: [
    ['Changes to daily limits', '每日上限的變更', '1日の上限の変更'],
    'id changed_at changed_by before after',
  ],
  translation_check: [
    ['Checked translations', '已核對的翻譯', '確認済みの翻訳'],
    'branch_id record_id language source source_hash account_id at module path',
  ],
  version: [
    ['Versions', '版本', 'バージョン'],
    'id environment_id name created_at created_by cloned_from_seq base_version_id client_min_version archived_at archived_by note updated_at',
  ],
};
