import { AppError } from '@quartermaster/contract/errors/app-error';
import type { MailRow, MailText } from '@quartermaster/contract/http/player-records';
import type { RecordOf } from '@quartermaster/domain/core/define-module';
import { issue } from '@quartermaster/domain/core/issue';
import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { keyOfText, TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { daysAfter, formatDateTime } from '@quartermaster/domain/core/date-time';
import { mailSetting } from '@quartermaster/domain/modules/mail-messages/mail-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { addressedTo } from '@quartermaster/domain/texts/addressed-to';
import type { NewMail } from '../../../players/player-change.ts';
import {
  defineCommand,
  lineOf,
  type AppliedCommand,
  type CommandContext,
  type CommandWarning,
} from '../command.ts';
import { requireDistinctRewards } from '../distinct-rewards.ts';
import { recallLine, restoreLine } from '../recall-line.ts';
import type { CountedGrant } from '../grants.ts';
import { placeholderWarnings } from '../placeholder-warnings.ts';
import { MAIL } from '../log-entries.ts';
import { rewardsOf } from '../rewards-of.ts';

type Sent = { readonly mail_id: number; readonly counted: readonly CountedGrant[] };

type Letter = Pick<NewMail, 'sourceModule' | 'sourceId' | 'title' | 'body' | 'rewards'> & {
  readonly expireDays: number;
};

/** Sends a player a mail with what is to be given, to be claimed in the game. They have to be able to read it. */
export const sendMail = defineCommand<'send_mail', Sent>({
  kind: 'send_mail',
  async apply(context, { title, body, rewards = [], expire_days: expireDays }) {
    requireDistinctRewards(rewards);
    requireLanguage(context.change.account.language, { title, body });
    const sent = await send(context, { sourceModule: 'support', title, body, rewards, expireDays });
    return { ...sent, warnings: placeholderWarnings([title, body]) };
  },
  undo: recallSent,
});

/** @throws AppError `invalid` where a text is missing in the language that the player plays in */
function requireLanguage(played: string, texts: Pick<NewMail, 'title' | 'body'>): void {
  const language = LANGUAGES.find((each) => each === played);
  if (language === undefined) return;
  const missing = Object.entries(texts).filter(([, text]) => text[language] === undefined);
  if (missing.length === 0) return;
  throw new AppError(
    'invalid',
    {},
    missing.map(([key]) => issue(`params.${key}.${language}`, 'text_missing', { language })),
  );
}

/** Sends a mail of the settings to one player, as it was written there. */
export const sendPreparedMail = defineCommand<'send_prepared_mail', Sent>({
  kind: 'send_prepared_mail',
  async apply(context, { mail_setting_id: id }) {
    const record = await context.findRecord(mailSetting.key, id);
    if (record === undefined) throw context.unknownRecord(mailSetting.key, id);
    const mail = recordOf(mailSetting, record);
    const source = { sourceModule: mailSetting.key, sourceId: String(id) } as const;
    const warnings = warningsOf(context, mail, await context.change.lastMailFrom(source));
    const sent = await send(context, {
      ...source,
      title: await textFor(context, mail.title),
      body: await textFor(context, mail.body),
      rewards: rewardsOf(mail.rewards),
      expireDays: mail.expire_days,
    });
    return { ...sent, warnings };
  },
  undo: recallSent,
});

/** Warnings about sending a mail setting to this player now. */
function warningsOf(
  { now }: CommandContext,
  { status, send_at: sendAt }: RecordOf<typeof mailSetting>,
  last: MailRow | null,
): readonly CommandWarning[] {
  const warnings: CommandWarning[] = [];
  const claimedAt = last?.claimed_at ?? null;
  if (claimedAt !== null) warnings.push({ code: 'mail_already_claimed', params: { at: dayOf(claimedAt) } });
  else if (last !== null) warnings.push({ code: 'mail_already_had', params: { at: dayOf(last.sent_at) } });
  if (status === 'not_open') warnings.push({ code: 'mail_not_active' });
  else if (sendAt > formatDateTime(now))
    warnings.push({ code: 'mail_not_open', params: { at: dayOf(sendAt) } });
  return warnings;
}

const dayOf = (at: string): string => at.slice(0, 'YYYY-MM-DD'.length);

async function send(context: CommandContext, letter: Letter): Promise<AppliedCommand<Sent>> {
  const { change, grants, now, staff } = context;
  const { expireDays, ...written } = letter;
  const { name } = change.account;
  const mail = { ...written, title: addressedTo(name, letter.title), body: addressedTo(name, letter.body) };
  const counted: CountedGrant[] = [];
  for (const { asset_kind: assetKind, target_id: targetId, amount } of mail.rewards)
    counted.push(await grants.count({ assetKind, targetId, amount }, null));
  const expireAt = formatDateTime(daysAfter(now, expireDays));
  const mailId = await change.sendMail({ ...mail, expireAt, sentBy: staff.id });
  const { title, body, rewards } = mail;
  return {
    lines: [lineOf('mail', null, { title, body, rewards: [...rewards], expire_days: expireDays })],
    log: [{ system: 'MAIL', subSystem: MAIL.send, actionType: 'send', reasonParam1: mailId }],
    undo: { mail_id: mailId, counted },
  };
}

async function recallSent({ change, grants }: CommandContext, { mail_id: mailId, counted }: Sent) {
  const recalled = await recall(change, mailId);
  await grants.giveBack(counted);
  return recalled;
}

async function recall(change: CommandContext['change'], mailId: number) {
  const mail = await change.mail(mailId);
  if (mail === null) throw new AppError('not_owned');
  if (mail.state !== 'unread' && mail.state !== 'read') throw new AppError('mail_claimed');
  await change.setMailState(mailId, 'recalled');
  return {
    lines: [recallLine(mail)],
    log: [{ system: 'MAIL' as const, subSystem: MAIL.delete, actionType: 'recall', reasonParam1: mailId }],
  };
}

type Recalled = { readonly mail_id: number; readonly state: 'unread' | 'read' };

/** Takes a mail back that was not claimed yet. */
export const recallMail = defineCommand<'recall_mail', Recalled>({
  kind: 'recall_mail',
  async apply({ change }, { mail_id: mailId }) {
    const state = (await change.mail(mailId))?.state === 'read' ? 'read' : 'unread';
    return { ...(await recall(change, mailId)), undo: { mail_id: mailId, state } };
  },
  async undo({ change }, { mail_id: mailId, state }) {
    const mail = await change.mail(mailId);
    if (mail === null) throw new AppError('not_owned');
    await change.setMailState(mailId, state);
    return {
      lines: [restoreLine({ ...mail, state })],
      log: [{ system: 'MAIL', subSystem: MAIL.send, actionType: 'send', reasonParam1: mailId }],
    };
  },
});

/** A text of a record, its own or one of Localization. */
async function textFor({ findRecord }: CommandContext, value: JsonValue | undefined): Promise<MailText> {
  const key = keyOfText(value);
  const texts = key === null ? value : await findRecord(TEXT_MODULE.key, key);
  if (!isJsonObject(texts)) return {};
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language];
      return typeof text === 'string' ? [[language, text]] : [];
    }),
  );
}
