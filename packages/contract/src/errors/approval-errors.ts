import { errorKind, type ErrorKind } from './error-kind.ts';

/** Why a second person's decision, an export or an import of a player was refused. */
export const APPROVAL_ERRORS = {
  approval_not_found: errorKind(
    404,
    'This approval request does not exist.',
    '找不到這筆待核准的申請。',
    'この承認依頼は存在しません。',
  ),
  too_many_approvals: errorKind(
    409,
    '{most} of your requests {most|is|are} already awaiting approval in this environment. Wait for a decision or withdraw one.',
    '您在此環境已有 {most} 筆申請待核准，請等候處理或先撤回其中一筆。',
    'この環境ではすでに{most}件の依頼が承認待ちです。判断を待つか、いずれかを取り下げてください。',
  ),
  own_approval: errorKind(
    403,
    'You cannot decide on your own request. Another admin must decide.',
    '這是您自己提出的申請，須由其他人核准。',
    '自分の依頼です。別の人が判断する必要があります。',
  ),
  own_delivery: errorKind(
    403,
    'You edited part of this delivery. It must be approved by someone who did not.',
    '您編輯過這份批次派送，須由未參與編輯的人核准。',
    'この一括配布は自分も編集しています。編集に関わっていない人が承認する必要があります。',
  ),
  related_approval: errorKind(
    403,
    'In the last 7 days, one of you created or changed the account of the other, or the same person created or changed your account and the account of {name}. Another admin must approve; create one with npm run create-admin.',
    '您與 {name} 的帳號在最近 7 天內由其中一方或同一人建立或變更，須由其他管理員核准。可使用 npm run create-admin 建立管理員。',
    'この7日間に、自分と{name}さんのアカウントは、どちらか一方または同じ人によって作成または変更されました。別の管理者が承認する必要があります。管理者は npm run create-admin で作成できます。',
  ),
  not_your_approval: errorKind(
    403,
    'Only the person who made the request can withdraw it.',
    '只有申請人可以撤回。',
    '取り下げられるのは依頼した本人だけです。',
  ),
  approval_over: errorKind(
    409,
    'This request was already decided or has expired. Reload the list.',
    '此申請已處理或已逾期，請重新整理列表。',
    'この依頼はすでに処理されたか、期限が過ぎています。一覧を開き直してください。',
  ),
  asker_may_not: errorKind(
    409,
    '{name}, who made this request, no longer has permission for the action. Reject the request.',
    '申請人 {name} 已不具備執行此操作的權限，請駁回此申請。',
    '依頼した{name}さんには、この操作の権限がなくなっています。却下してください。',
  ),
  export_limit: errorKind(
    409,
    'You have exported {used} player {used|file|files} today; the daily limit of your role is {most}. Request approval for this file and give a reason.',
    '您今天已匯出 {used} 次玩家資料，您的角色每日上限為 {most} 次。請說明原因，申請核准這次匯出。',
    '本日のプレイヤーデータのエクスポートは{used}回で、ロールの上限は1日{most}回です。理由を添えて、このエクスポートの承認を依頼してください。',
  ),
  export_not_approved: errorKind(
    409,
    'Your role exports a player only with approval. Request it with a reason; an approved file can be downloaded once.',
    '您的角色須經核准才能匯出玩家資料。請說明原因提出申請；核准後可下載一次。',
    'このロールでは、承認を得てからプレイヤーをエクスポートします。理由を添えて依頼してください。承認後、1回ダウンロードできます。',
  ),
  not_locked: errorKind(
    409,
    'No running period locks this record now. You can edit it without an unlock.',
    '目前沒有進行中的期間鎖定這筆資料，可直接編輯。',
    '現在、開催中の期間によるロックはありません。そのまま編集できます。',
  ),
  unlock_requested: errorKind(
    409,
    '{name} already requested an unlock of this record. Wait for a decision under Approvals.',
    '{name} 已申請解鎖這筆資料，請等候核准。',
    '{name}さんがこのデータのロック解除をすでに依頼しています。承認をお待ちください。',
  ),
  within_export_limit: errorKind(
    409,
    'This export is within your daily limit. No approval needed.',
    '此次匯出仍在您的每日上限內，無須申請，請直接匯出。',
    'このエクスポートは1日の上限内です。依頼せずにそのままエクスポートできます。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
