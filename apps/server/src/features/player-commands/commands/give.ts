import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import { hasLevels, type PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { defineCommand, lineOf } from '../command.ts';
import type { CountedGrant } from '../grants.ts';
import { gmEntry } from '../log-entries.ts';

type GivenInstance = {
  readonly kind: PossessionKind;
  readonly instance_id: number;
  readonly amount: number;
};
type Undo = { readonly instances: readonly GivenInstance[]; readonly counted: readonly CountedGrant[] };

const SOURCE = 'staff';

/** Gives things: stacks of items, and pets, gods, equipment, skins and titles one by one. */
export const give = defineCommand<'give', Undo>({
  kind: 'give',
  async apply({ change, grants }, { things }) {
    const lines: CommandLine[] = [];
    const counted: CountedGrant[] = [];
    const instances: GivenInstance[] = [];
    for (const { kind, config_id: configId, amount, expires_at: expiresAt = null } of things) {
      const held = await change.amountOf(kind, configId);
      counted.push(await grants.count({ assetKind: kind, targetId: configId, amount }, held));
      const level = hasLevels(kind) ? { level: 1 } : {};
      const given = await change.give({ kind, configId, amount, expiresAt, source: SOURCE, ...level });
      const each = amount / given.instanceIds.length;
      instances.push(...given.instanceIds.map((id) => ({ kind, instance_id: id, amount: each })));
      lines.push(lineOf('possession', given.before, given.after, { asset_kind: kind, target_id: configId }));
    }
    return { lines, log: lines.map((line) => gmEntry('grant', line)), undo: { instances, counted } };
  },
  async undo({ change, grants }, { instances, counted }) {
    const lines: CommandLine[] = [];
    for (const { kind, instance_id: instanceId, amount } of instances) {
      const { before, after, taken } = await change.take({ kind, instanceId, amount });
      lines.push(lineOf('possession', before, after, { asset_kind: kind, target_id: taken.config_id }));
    }
    await grants.giveBack(counted);
    return { lines, log: lines.map((line) => gmEntry('take', line)) };
  },
});
