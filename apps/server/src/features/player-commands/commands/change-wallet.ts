import { AppError } from '@quartermaster/contract/errors/app-error';
import { wayToAct } from '@quartermaster/domain/actions/player/index';
import { defineCommand, lineOf } from '../command.ts';
import type { CountedGrant } from '../grants.ts';
import { gmEntry } from '../log-entries.ts';

type Undo = {
  readonly asset_kind: string;
  readonly delta: number;
  /** The part of the change that was paid for; missing in changes of before it was kept. */
  readonly paid?: number;
  readonly counted: CountedGrant | null;
};

/** Gives or takes money. Only an admin may leave a debt, directly or by approving a request. */
export const changeWallet = defineCommand<'change_wallet', Undo>({
  kind: 'change_wallet',
  async apply(
    { change, staff, environment, grants },
    { asset_kind: assetKind, delta, allow_negative: allowNegative },
  ) {
    const isDecided = wayToAct(staff.role, 'change_wallet', environment.isProtected) === 'ask';
    if (allowNegative && staff.role !== 'admin' && !isDecided) throw new AppError('forbidden');
    const held = await change.balance(assetKind);
    const counted = delta > 0 ? await grants.count({ assetKind, targetId: null, amount: delta }, held) : null;
    const { before, after, paid } = await change.changeWallet({ assetKind, delta, allowNegative });
    const line = lineOf('wallet', before, after, { asset_kind: assetKind });
    return {
      lines: [line],
      log: [gmEntry(delta > 0 ? 'grant' : 'take', line)],
      undo: { asset_kind: assetKind, delta, paid, counted },
    };
  },
  async undo({ change, grants }, { asset_kind: assetKind, delta, paid = 0, counted }) {
    const { before, after } = await change.changeWallet({ assetKind, delta: -delta, paid: -paid });
    if (counted !== null) await grants.giveBack([counted]);
    const line = lineOf('wallet', before, after, { asset_kind: assetKind });
    return { lines: [line], log: [gmEntry(delta > 0 ? 'take' : 'grant', line)] };
  },
});
