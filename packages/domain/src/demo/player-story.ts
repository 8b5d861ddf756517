import type { Language } from '../core/language.ts';
import type { BattleFlag } from '../enums/battle-flag.ts';
import type { LogSystem } from '../enums/log-system.ts';
import type { OrderState } from '../enums/order-state.ts';
import type { PlayerMailSource } from '../enums/player-mail-source.ts';
import type { PlayerMailState } from '../enums/player-mail-state.ts';
import type { SanctionKind } from '../enums/sanction-kind.ts';
import type { SanctionReason } from '../enums/sanction-reason.ts';
import type { text } from './names.ts';

/** Days before now, with a fraction for the hour. */
type Ago = number;

type Text = ReturnType<typeof text>;

/** A player of the demo with something to find out, beside the ordinary life that is invented for them. */
export type PlayerStory = {
  readonly serverId: number;
  readonly accountId: number;
  readonly name: string;
  readonly language: Language;
  readonly life: 'beginner' | 'regular' | 'devoted' | 'whale';
  readonly level: number;
  readonly lastSeen: Ago;
  /** The player was away from then until `lastSeen`. */
  readonly awaySince?: Ago;
  readonly orders?: readonly {
    readonly ago: Ago;
    readonly productId: number;
    readonly state: OrderState;
    readonly receipt?: string;
  }[];
  readonly mails?: readonly {
    readonly ago: Ago;
    readonly source: PlayerMailSource;
    readonly title: Text;
    readonly body: Text;
    readonly rewards: readonly {
      readonly asset_kind: string;
      readonly target_id: number | null;
      readonly amount: number;
    }[];
    readonly state: PlayerMailState;
  }[];
  /** Names from before, and how long ago they ended. */
  readonly formerNames?: readonly { readonly ago: Ago; readonly name: string }[];
  readonly log?: readonly {
    readonly ago: Ago;
    readonly system: LogSystem;
    readonly sub: number;
    readonly asset?: readonly [kind: string, id: number | null, value: number];
    readonly before?: string;
    readonly after?: string;
  }[];
  readonly battles?: readonly {
    readonly ago: Ago;
    readonly damage: number;
    readonly seconds: number;
    readonly flags: readonly BattleFlag[];
  }[];
  readonly sanctions?: readonly {
    readonly ago: Ago;
    readonly days: number | null;
    readonly kind: SanctionKind;
    readonly reason: SanctionReason;
    readonly message: string;
    readonly evidence?: string;
  }[];
  readonly notes?: readonly { readonly ago: Ago; readonly text: string }[];
  readonly chat?: readonly { readonly ago: Ago; readonly text: string; readonly isHidden?: boolean }[];
  readonly wallets?: { readonly [assetKind: string]: number };
};
