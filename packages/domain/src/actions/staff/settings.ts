import { field } from '../../core/define-field.ts';
import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { ADMINS_ALONE } from '../roles.ts';

const shared = { place: 'settings', roles: ADMINS_ALONE, asksNoReason: true } as const;

/** What holds for the whole console. */
export const updateSettings = defineAction({
  ...shared,
  subject: 'settings',
  kind: 'update',
  title: ['Change console settings', '修改全域設定', '全体設定を変更'],
  isPartial: true,
  fields: {
    /** For people who have chosen no zone themselves. */
    default_time_zone: field.text(['Default time zone', '預設時區', '既定のタイムゾーン'], 64, {
      form: 'time_zone',
      help: [
        'Used by everyone who has not chosen a time zone in the account menu. Daily windows of the game follow the environment’s game time.',
        '適用於未在帳號選單中選擇時區的人員。遊戲的每日時段依各環境的遊戲時間計算。',
        'アカウントメニューでタイムゾーンを選んでいない人に使われます。ゲームの毎日の時間帯は環境ごとのゲーム時間に従います。',
      ],
    }),
  },
});

/** What people of each role may do in a day: a table, all of which calls send beside the fields. */
export const updateStaffLimits = defineAction({
  ...shared,
  subject: 'staff_limits',
  kind: 'update',
  title: ['Change daily limits', '修改每日上限', '1日の上限を変更'],
});

/** Whose settings files protected environments take: a table, all of which calls send beside the fields. */
export const updateImportSources = defineAction({
  ...shared,
  subject: 'import_sources',
  kind: 'update',
  title: ['Change import sources', '修改匯入來源', 'インポート元を変更'],
});

/** Every action on the settings of the console. */
export const { all: SETTINGS_ACTIONS } = actionList([updateSettings]);

/** Every action on the limits of a day. */
export const { all: STAFF_LIMITS_ACTIONS } = actionList([updateStaffLimits]);

/** Every action on the sources of imports. */
export const { all: IMPORT_SOURCES_ACTIONS } = actionList([updateImportSources]);
