import { randomUUID } from 'node:crypto';
import type { CommandAnswer } from '@quartermaster/contract/http/player-commands';
import type { PlayerSummaryAnswer } from '@quartermaster/contract/http/player-answers';
import type { Api } from '../api.ts';
import type { Random } from '../random.ts';
import { ENVIRONMENT } from '../writers.ts';
import type { Subject } from './player-model.ts';
import type { PlayerWriter } from './player-writer.ts';

const REASON = 'A trial under load';
/** An item that nothing limits. */
const POTION = 1001;
/** One in so many of those that can be undone is undone. */
const UNDONE = 4;

/** Does something to a player, undoes it, or asks again for what was never answered. */
export async function command({ staff, model, random, done }: PlayerWriter): Promise<void> {
  const repeated = model.commands.repeatOne(staff);
  if (repeated !== null) {
    await repeated;
    return done('command repeated');
  }
  const undone = random.below(UNDONE) === 0 ? model.undoable.shift() : undefined;
  const subject = undone?.subject ?? random.pick(model.subjects);
  const { player } = await staff.get<PlayerSummaryAnswer>(addressOf(subject));
  const about = { reason: REASON, expected_revision: player.revision };
  const key = randomUUID();
  if (undone !== undefined) {
    const path = `${addressOf(subject)}/commands/${undone.commandId}/undo`;
    await model.commands.ask(staff, key, (api) => send(api, path, about, key));
    return done('undo');
  }
  const body = { ...chooseCommand(random), ...about };
  const path = `${addressOf(subject)}/commands`;
  const commandId = await model.commands.ask(staff, key, (api) => send(api, path, body, key));
  model.undoable.push({ subject, commandId });
  done(body.kind);
}

const addressOf = ({ server, account }: Subject): string =>
  `environments/${ENVIRONMENT}/servers/${server}/players/${account}`;

async function send(api: Api, path: string, body: object, key: string): Promise<string> {
  return (await api.send<CommandAnswer>('POST', path, body, key)).command_id;
}

/** Small amounts, so that no limit of item control comes into it however long the trial lasts. */
function chooseCommand(random: Random) {
  const amount = 1 + random.below(9);
  const reward = { asset_kind: 'coin', amount };
  const text = { en: 'Sorry', zh: '抱歉', jp: 'ごめんなさい' };
  return random.pick([
    { kind: 'change_wallet', params: { asset_kind: 'coin', delta: amount } },
    { kind: 'change_wallet', params: { asset_kind: 'skill_point', delta: -amount, allow_negative: true } },
    { kind: 'give', params: { things: [{ kind: 'item', config_id: POTION, amount }] } },
    { kind: 'send_mail', params: { title: text, body: text, rewards: [reward] } },
  ]);
}
