import { field } from '../../core/define-field.ts';
import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { DEFAULT_TIME_ZONE } from '../fields.ts';
import { ADMINS_ALONE } from '../roles.ts';

const NAME = field.text(['Name', '名稱', '名前'], 60, {
  help: ['Shown to staff.', '人員平常使用的名稱。', 'ふだん呼ぶ名前です。'],
});

const color = <const O extends { readonly default?: string }>(options: O) =>
  field.text(['Colour', '顏色', '色'], 7, {
    form: 'color',
    help: [
      'Marks the top of every page of this environment.',
      '標示於此環境每個頁面的頂端。',
      'この環境のすべてのページの上端に表示されます。',
    ],
    ...options,
  });

const gameTimeZone = <const O extends { readonly default?: string }>(options: O) =>
  field.text(['Game time', '遊戲時間', 'ゲーム時間'], 64, {
    form: 'time_zone',
    help: [
      'Time zone for the game’s weekdays and daily hours.',
      '遊戲的星期與每日時段以此時區計算。',
      'ゲームの曜日と毎日の時間帯はこのタイムゾーンで扱われます。',
    ],
    ...options,
  });

const isProtected = <const O extends { readonly default?: boolean }>(options: O) =>
  field.boolean(['Protected', '受保護', '保護する'], {
    help: [
      'Publishing, rolling back and saving environment-wide settings require the version name.',
      '發布、回復與全環境設定皆須輸入版本名稱確認。',
      '公開・ロールバック・環境全体の設定の変更には、確認のためバージョン名の入力が必要です。',
    ],
    ...options,
  });

const gameUrl = field.text(['Game server address', '遊戲伺服器位址', 'ゲームサーバーのアドレス'], 200, {
  form: 'web_base',
  optional: true,
  help: [
    'Public address of a game server, such as https://game.example.com. The console links to the odds published there.',
    '遊戲伺服器的公開位址，例如 https://game.example.com。後台會連結到該處公開的機率。',
    'ゲームサーバーの公開アドレス（例：https://game.example.com）です。そこで公開されている確率へのリンクに使われます。',
  ],
});

const versionName = (label: Parameters<typeof field.text>[0]) =>
  field.text(label, 31, {
    form: 'version_name',
    help: [
      'Lowercase letters, digits, dots and dashes, such as 1.5.0.',
      '可使用小寫英文字母、數字、句點與連字號，例如 1.5.0。',
      '英小文字・数字・ピリオド・ハイフンが使えます。例：1.5.0',
    ],
  });

const shared = { roles: ADMINS_ALONE, asksNoReason: true } as const;

/** A place of its own for the game, with a first version, which is empty. */
export const createEnvironment = defineAction({
  ...shared,
  subject: 'environment',
  kind: 'create',
  title: ['Add environment', '新增環境', '環境を追加'],
  verb: ['Create environment', '建立環境', '環境を作成'],
  place: 'environments',
  fields: {
    /** Part of addresses and of what is typed to confirm. */
    key: field.text(['Key', '代碼', 'キー'], 31, {
      form: 'environment_key',
      help: [
        'Used in addresses and typed to confirm. Lowercase letters, digits and dashes, such as staging. It cannot be changed later.',
        '用於網址與輸入確認，可用小寫英文字母、數字與連字號，例如 staging。建立後無法更改。',
        'アドレスと確認の入力に使われます。英小文字・数字・ハイフン（例：staging）。あとから変更できません。',
      ],
    }),
    name: NAME,
    color: color({ default: '#0e7f8c' }),
    game_time_zone: gameTimeZone({ default: DEFAULT_TIME_ZONE }),
    is_protected: isProtected({ default: false }),
    version: versionName(['First version', '第一個版本', '最初のバージョン']),
  },
});

/** Its key stays. The name is asked for where protection would end or the game's clock move. */
export const updateEnvironment = defineAction({
  ...shared,
  subject: 'environment',
  kind: 'update',
  title: ['Change environment', '修改環境', '環境を変更'],
  place: 'environment',
  confirmsPlace: true,
  isPartial: true,
  fields: {
    name: NAME,
    color: color({}),
    game_time_zone: gameTimeZone({}),
    game_url: gameUrl,
    is_protected: isProtected({}),
  },
});

/** A copy of any version of any environment, or an empty one. */
export const createVersion = defineAction({
  ...shared,
  subject: 'version',
  kind: 'create',
  title: ['Add version', '新增版本', 'バージョンを追加'],
  verb: ['Create version', '建立版本', 'バージョンを作成'],
  place: 'environment',
  fields: {
    name: versionName(['Name', '名稱', '名前']),
    from: field.group(['Copy from', '複製自', '複製元'], {
      optional: true,
      fields: {
        env: field.text(['Environment', '環境', '環境'], 31, { form: 'environment_key' }),
        version: field.text(['Version', '版本', 'バージョン'], 31, { form: 'version_name' }),
      },
    }),
  },
});

/** Changes note and minimum client of a version. */
export const updateVersion = defineAction({
  ...shared,
  subject: 'version',
  kind: 'update',
  title: ['Change version', '修改版本', 'バージョンを変更'],
  place: 'versions',
  fields: {
    note: field.longText(['Note', '備註', 'メモ'], 500, { optional: true }),
    client_min_version: field.text(['Minimum client version', '最低用戶端版本', '最低クライアント版'], 20, {
      form: 'client_version',
      optional: true,
      help: ['For example 1.4.0.', '例如 1.4.0。', '例：1.4.0。'],
    }),
  },
});

/** Archives a version: it is read-only and hidden in choosers. */
export const archiveVersion = defineAction({
  ...shared,
  subject: 'version',
  kind: 'archive',
  title: ['Archive version', '封存版本', 'バージョンをアーカイブ'],
  verb: ['Archive', '封存', 'アーカイブ'],
  help: [
    'The version becomes read-only and no longer appears in version lists. It can be restored at any time.',
    '版本將變為唯讀，且不再列於版本選單中；隨時可以取回。',
    '読み取り専用になり、バージョンの一覧に表示されなくなります。いつでも復元できます。',
  ],
  place: 'versions',
});

/** Restores an archived version. */
export const restoreVersion = defineAction({
  ...shared,
  subject: 'version',
  kind: 'restore',
  title: ['Restore version', '取回版本', 'バージョンを復元'],
  verb: ['Restore', '取回', '復元'],
  place: 'versions',
});

/** Every action on environments, in the order of tables. */
export const { all: ENVIRONMENT_ACTIONS } = actionList([createEnvironment, updateEnvironment]);

/** Every action on versions. */
export const { all: VERSION_ACTIONS } = actionList([
  createVersion,
  updateVersion,
  archiveVersion,
  restoreVersion,
]);
