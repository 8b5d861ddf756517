import { errorGist } from '@quartermaster/contract/errors/error-text';
import { localized, type Language, type Localized } from '@quartermaster/domain/core/language';
import { staffRole } from '@quartermaster/domain/enums/staff-role';
import { formatText } from '@quartermaster/domain/texts/format-text';

/** Refusals that tell the caller less than the log does, or tell it in words that only the caller is meant by. */
const SESSION_REFUSALS: Readonly<Record<string, Localized>> = {
  'auth.login wrong_password': localized(
    'Wrong user name or password.',
    '帳號或密碼不正確。',
    'ユーザー名またはパスワードが違います。',
  ),
  'auth.login inactive': localized('The account is deactivated.', '帳號已停用。', 'アカウントは無効です。'),
  'auth.login throttled': localized(
    'Too many wrong passwords: sign-in was paused.',
    '密碼錯誤次數過多，暫時無法登入。',
    'パスワードの間違いが続いたため、一時的にログインできませんでした。',
  ),
  'auth.refresh idle': localized(
    'The session had ended after a long time without activity.',
    '長時間沒有操作，登入已自動結束。',
    '長い間操作がなかったため、セッションは終了していました。',
  ),
  'auth.refresh reused_token': localized(
    'A token that had been replaced was used again and may have been copied. The session was ended.',
    '已換發的憑證再次被使用，可能遭人複製，已結束該次登入。',
    '更新前のトークンが再び使われました。コピーされた可能性があるため、セッションを終了しました。',
  ),
};

const ROLE_REFUSAL = localized(
  'The role “{role}” does not allow this.',
  '角色「{role}」沒有權限。',
  'ロール「{role}」には権限がありません。',
);

type Refusal = { readonly action: string; readonly outcome: string; readonly reason: string | null };

/** Why an act was refused, in the reader's language: the audit log keeps the code as its reason. */
export function refusalWords({ action, outcome, reason }: Refusal, language: Language): string | null {
  if (outcome !== 'refused' || reason === null) return null;
  const role = action === 'request.refuse' ? roleOf(reason) : undefined;
  if (role !== undefined) return formatText(ROLE_REFUSAL[language], { role: role.label[language] });
  return SESSION_REFUSALS[`${action} ${reason}`]?.[language] ?? errorGist(reason, language);
}

/** Whom a page or call is not for: the reason is `role cs`. */
const roleOf = (reason: string) => staffRole.values.find(({ value }) => reason === `role ${value}`);
