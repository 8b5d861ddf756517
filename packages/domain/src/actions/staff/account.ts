import { field } from '../../core/define-field.ts';
import { staffRole } from '../../enums/staff-role.ts';
import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { password } from '../fields.ts';
import { ADMINS_ALONE, ANYBODY } from '../roles.ts';

const displayName = () =>
  field.text(['Display name', '顯示名稱', '表示名'], 60, {
    help: [
      'Shown to staff, for example in the history and beside releases.',
      '其他人看到的名稱，例如在資料的歷史紀錄與發布紀錄中。',
      'データの履歴やリリースなどで、ほかの人に表示される名前です。',
    ],
  });

const role = () => field.enum(['Role', '角色', 'ロール'], staffRole);

const shared = { subject: 'account', asksNoReason: true } as const;

/** Creates an account that can sign in at once, with a password that its owner has to replace. */
export const createAccount = defineAction({
  ...shared,
  kind: 'create',
  title: ['Add staff account', '新增人員帳號', 'スタッフアカウントを追加'],
  verb: ['Create account', '建立帳號', 'アカウントを作成'],
  place: 'users',
  roles: ADMINS_ALONE,
  fields: {
    display_name: displayName(),
    username: field.text(['User name', '帳號', 'ユーザー名'], 50, {
      form: 'login_name',
      help: [
        '2 to 50 characters: lowercase letters, digits, and . _ - after the first character. It cannot be changed later.',
        '2 到 50 個字元：小寫英文字母、數字，第二個字元起可用 . _ -。建立後無法更改。',
        '2〜50文字。英小文字と数字、2文字目からは . _ - も使えます。あとから変更できません。',
      ],
    }),
    role: role(),
    password: password(['Initial password', '初始密碼', '初期パスワード'], {
      help: [
        'Give it to the person directly. They must choose their own at the first sign-in.',
        '請當面交付。對方首次登入時須改為自己的密碼。',
        '本人に直接渡してください。初回ログイン時に自分のパスワードへ変更します。',
      ],
    }),
  },
});

/** Name, role, password, or whether the person may sign in. All but the name sign them out. */
export const updateAccount = defineAction({
  ...shared,
  kind: 'update',
  title: ['Change staff account', '修改人員帳號', 'スタッフアカウントを変更'],
  place: 'user',
  roles: ADMINS_ALONE,
  isPartial: true,
  fields: {
    display_name: displayName(),
    role: role(),
    is_active: field.boolean(['Active', '啟用中', '有効']),
    password: password(['New password', '新密碼', '新しいパスワード']),
  },
});

/** Ends one session of the person, or all of them. */
export const endAccountSessions = defineAction({
  ...shared,
  kind: 'end_session',
  title: ['End sessions of staff account', '結束人員的登入工作階段', 'スタッフのセッションを終了'],
  verb: ['End all sessions', '結束所有登入工作階段', 'すべてのセッションを終了'],
  place: 'user',
  roles: ADMINS_ALONE,
  isDangerous: true,
});

/** How others read one's own name. */
export const updateProfile = defineAction({
  ...shared,
  kind: 'update_profile',
  title: ['Change own profile', '修改自己的個人資料', '自分のプロフィールを変更'],
  place: 'profile',
  roles: ANYBODY,
  fields: { display_name: displayName() },
});

/** Every action on staff accounts, in the order of tables. */
export const { all: ACCOUNT_ACTIONS } = actionList([
  createAccount,
  updateAccount,
  endAccountSessions,
  updateProfile,
]);
