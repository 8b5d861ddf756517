import { field } from '../../core/define-field.ts';
import { defineAction } from '../define-action.ts';
import { mail } from '../lines.ts';
import { ADMINS, EVERYBODY } from '../roles.ts';

/** Sends a mail of the settings, as it was written there. */
export const sendPreparedMail = defineAction({
  kind: 'send_prepared_mail',
  subject: 'player',
  title: ['Send mail from settings', '寄送系統郵件', 'システムメールの送信'],
  place: 'mail',
  roles: EVERYBODY,
  limits: ['players', 'value_cents'],
  isUndoable: true,
  fields: {
    mail_setting_id: field.reference(['Mail setting', '系統郵件', 'システムメール'], 'mail-setting', {
      help: [
        'Sent as written in the mail settings. The player sees the preview below.',
        '依系統郵件的內容寄送，下方為玩家看到的樣子。',
        'システムメールの内容のまま送られます。下はプレイヤーに届く内容です。',
      ],
    }),
  },
  lines: { mail },
});

/** Sends a mail that is written for this player, in their language and maybe in others. */
export const sendMail = defineAction({
  kind: 'send_mail',
  subject: 'player',
  title: ['Send mail', '寄送郵件', 'メールの送信'],
  place: 'mail',
  roles: ADMINS,
  limits: ['players', 'value_cents'],
  isUndoable: true,
  fields: {
    title: field.localizedText(['Title', '標題', '件名'], 40),
    body: field.localizedText(['Body', '內文', '本文'], 2000, { multiline: true }),
    rewards: field.rewards(['Attachment', '附件', '添付アイテム'], [0, 10], { optional: true, default: [] }),
    expire_days: field.integer(['Days until expiry', '郵件保留天數', '受取期限（日）'], [1, 365], {
      default: 30,
    }),
  },
  lines: { mail },
});

/** Takes a mail back that was not claimed yet. */
export const recallMail = defineAction({
  kind: 'recall_mail',
  subject: 'player',
  title: ['Recall mail', '收回郵件', 'メールの回収'],
  verb: ['Recall', '收回', '回収'],
  place: 'mail',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { mail_id: field.integer(['Mail to recall', '要收回的郵件', '回収するメール'], [1]) },
  ofOnePlayer: ['mail_id'],
  lines: { mail },
});
