import { errorKind, type ErrorKind } from './error-kind.ts';

/** Why a second person's decision, an export or an import of a player was refused. */
export const APPROVAL_ERRORS = {
  approval_not_found: errorKind(
    404,
    'This request for approval does not exist.',
    '找不到這筆待核准的申請。',
    'この承認依頼は存在しません。',
  ),
  too_many_approvals: errorKind(
    409,
    '{most} of your requests {most|waits|wait} for approval in this environment already. Wait for a decision, or withdraw one.',
    '您在此環境已有 {most} 筆申請待核准，請等候處理或先撤回其中一筆。',
    'この環境ではすでに{most}件の依頼が承認待ちです。判断を待つか、いずれかを取り下げてください。',
  ),
  own_approval: errorKind(
    403,
    'You asked for this yourself. Somebody else has to decide.',
    '這是您自己提出的申請，須由其他人核准。',
    'ご自身の依頼です。別の人が判断する必要があります。',
  ),
  own_delivery: errorKind(
    403,
    'You wrote a part of this delivery. Somebody who wrote none of it has to approve it.',
    '您編輯過這封群發信件，須由未參與編輯的人核准。',
    'この一斉配信はあなたも編集しています。編集に関わっていない人が承認する必要があります。',
  ),
  related_approval: errorKind(
    403,
    'In the last 7 days the accounts of you and {name} were created or changed by one of you, or by the same person. Another admin has to approve; npm run create-admin makes one.',
    '您與 {name} 的帳號在最近 7 天內由其中一方或同一人建立或變更，須由其他管理員核准。可使用 npm run create-admin 建立管理員。',
    'この 7 日間に、あなたと {name} さんのアカウントは、どちらか一方または同じ人によって作成または変更されました。別の管理者が承認する必要があります。管理者は npm run create-admin で作成できます。',
  ),
  not_your_approval: errorKind(
    403,
    'Only the person who asked can withdraw this.',
    '只有申請人可以撤回。',
    '取り下げられるのは依頼した本人だけです。',
  ),
  approval_over: errorKind(
    409,
    'This was decided already, or its time is over. Look at the list again.',
    '此申請已處理或已逾期，請重新整理列表。',
    'この依頼はすでに処理されたか、期限が過ぎています。一覧を開き直してください。',
  ),
  asker_may_not: errorKind(
    409,
    '{name}, who asked for this, may not do it any more. Refuse it.',
    '申請人 {name} 已不具備執行此操作的權限，請拒絕此申請。',
    '依頼した {name} さんには、この操作の権限がなくなっています。却下してください。',
  ),
  export_limit: errorKind(
    409,
    'You have taken {used} {used|file|files} of players today; your role may take {most} a day. Ask for approval of this file, with a reason.',
    '您今天已匯出 {used} 次玩家資料，您的角色每日上限為 {most} 次。請說明原因，申請核准這次匯出。',
    '本日のプレイヤーデータのエクスポートは{used}回で、ロールの上限は1日{most}回です。理由を添えて、このエクスポートの承認を依頼してください。',
  ),
  within_export_limit: errorKind(
    409,
    'This file is within your limit of the day. Take it without asking.',
    '此次匯出仍在您的每日上限內，無須申請，請直接匯出。',
    'このエクスポートは1日の上限内です。依頼せずにそのままエクスポートできます。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
