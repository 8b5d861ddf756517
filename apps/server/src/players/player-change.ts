import type {
  AssetAmount,
  MailRow,
  MailText,
  PurchaseRow,
} from '@quartermaster/contract/http/player-records';
import type { GuildMessage, PossessionRow, SanctionRow } from '@quartermaster/contract/http/player-sections';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { LogSystem } from '@quartermaster/domain/enums/log-system';
import type { OrderChannel } from '@quartermaster/domain/enums/order-channel';
import type { OrderState } from '@quartermaster/domain/enums/order-state';
import type { PlayerMailSource } from '@quartermaster/domain/enums/player-mail-source';
import type { PlayerMailState } from '@quartermaster/domain/enums/player-mail-state';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import type { SanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import type { SanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import type { UserStatus } from '@quartermaster/domain/enums/user-status';
import type { Queryable } from '../db/database.ts';

/** A change that the player's present state does not allow; nothing was changed. */
export class PlayerChangeRefused extends Error {
  readonly kind:
    | 'balance_too_low'
    | 'amount_too_large'
    | 'not_owned'
    | 'name_taken'
    | 'guild_name_taken'
    | 'order_taken'
    | 'third_party_order_taken'
    | 'unknown';

  /** What it was about, for the text of the refusal. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(kind: PlayerChangeRefused['kind'], params: PlayerChangeRefused['params'] = {}) {
    super(`The player's state does not allow this change: ${kind}.`);
    this.kind = kind;
    this.params = params;
  }
}

/** What of a player's account commands decide by. */
export type LockedAccount = {
  readonly accountId: number;
  readonly name: string;
  readonly status: UserStatus;
  readonly level: number;
  readonly vipLevel: number;
  readonly vipPoints: number;
  readonly superAccount: boolean;
  /** The language that they play in. */
  readonly language: string;
  readonly isOnline: boolean;
  readonly loginName: string;
  readonly handles: readonly string[];
  readonly profile: { readonly [key: string]: JsonValue };
  /** As it was when the change began. */
  readonly revision: number;
};

export type NamedAccount = Pick<LockedAccount, 'accountId' | 'name'>;

/** What may be set on an account; what is left out stays. `profile` is laid over the one there is. */
export type AccountEdit = Partial<
  Pick<
    LockedAccount,
    'status' | 'level' | 'vipLevel' | 'vipPoints' | 'superAccount' | 'language' | 'handles' | 'profile'
  >
>;

export type WalletChange = {
  readonly assetKind: string;
  /** Signed. A spending takes what was not paid for first. */
  readonly delta: number;
  /** The part of a gain that was paid for. */
  readonly paid?: number;
  readonly allowNegative?: boolean;
};

/** `paid`: by how much the paid part changed, signed. An undo has to restore this part, too. */
export type WalletAmounts = Amounts & { readonly paid: number };

/** Balances other than 0, the number of items of each kind, and unclaimed mails. */
export type Holdings = {
  readonly balances: readonly { readonly asset_kind: string; readonly balance: number }[];
  readonly things: readonly { readonly kind: PossessionKind; readonly count: number }[];
  readonly mails: number;
};

export type GivenThing = {
  readonly kind: PossessionKind;
  readonly configId: number;
  readonly amount: number;
  readonly level?: number;
  readonly star?: number;
  readonly data?: { readonly [key: string]: JsonValue };
  readonly expiresAt?: string | null;
  readonly source: string;
};

export type TakenThing = {
  readonly kind: PossessionKind;
  readonly instanceId: number;
  readonly amount: number;
};

export type NewMail = {
  readonly sourceModule: PlayerMailSource;
  readonly sourceId?: string;
  readonly title: MailText;
  readonly body: MailText;
  readonly rewards: readonly AssetAmount[];
  readonly expireAt: string;
  readonly sentBy: number | null;
};

/** A record that mails are sent from. */
export type MailSource = {
  readonly sourceModule: PlayerMailSource;
  readonly sourceId: string;
  /** Whether a mail that was taken back counts, too. */
  readonly withRecalled?: boolean;
};

/** An order that was paid and is delivered now. `usdCents`: what it comes to in US cents. */
export type NewOrder = {
  readonly orderId: string;
  readonly thirdPartyOrderId: string;
  readonly channel: OrderChannel;
  readonly productModule: string;
  readonly productId: number;
  readonly storeProductId: string;
  readonly currency: string;
  readonly amount: number;
  readonly usdCents: number;
  readonly vipPoints: number;
  readonly rewards: readonly AssetAmount[];
  readonly paidAt: string;
};

export type NewSanction = {
  readonly kind: SanctionKind;
  readonly reason: SanctionReason;
  readonly reasonText: string;
  /** Null: permanently. */
  readonly endsAt: string | null;
  readonly byStaffId: number | null;
  readonly evidence?: string | null;
  readonly ticketNo?: string | null;
};

/** An entry of the game's log. `subSystem`: its number within the system. */
export type NewLogEntry = {
  readonly system: LogSystem;
  readonly subSystem: number;
  readonly actionType: string;
  readonly reasonParam1?: number;
  readonly reasonParam2?: number;
  readonly before?: string;
  readonly after?: string;
  readonly assetType?: string;
  readonly assetId?: number;
  readonly assetValue?: number;
  readonly staffId?: number | null;
  readonly url?: string;
  readonly data?: JsonValue;
};

export type Amounts = { readonly before: number; readonly after: number };

/**
 * One player, held while a command changes them. Each method does its part at once and may be
 * called in any order. The account's revision grows by one at the end if anything of the player
 * changed; a note or an entry of the log changes nothing.
 */
export type PlayerChange = {
  readonly account: LockedAccount;
  /**
   * What the console itself writes along with the change: audit entry, answer for a repeated
   * request. Here it is the same transaction; a store elsewhere commits it right after its own.
   */
  readonly console: Queryable;
  /** Stands in every ledger row of this change. */
  readonly setCommandId: (id: string) => void;

  readonly edit: (edit: AccountEdit) => Promise<void>;
  /** Marks the player as offline until they sign in again. The game servers are told separately. */
  readonly endSessions: () => Promise<void>;
  /** @throws PlayerChangeRefused `name_taken` */
  readonly rename: (name: string) => Promise<void>;
  /** Another player of the server whose name is one of these, as names are compared. */
  readonly playerNamed: (nameKeys: readonly string[]) => Promise<NamedAccount | null>;

  readonly balance: (assetKind: string) => Promise<number>;
  /** @throws PlayerChangeRefused `balance_too_low`, `amount_too_large` */
  readonly changeWallet: (change: WalletChange) => Promise<WalletAmounts>;

  readonly possession: (kind: PossessionKind, instanceId: number) => Promise<PossessionRow | null>;
  /** The player's possessions of one kind and record: soonest expiry first, then oldest first. */
  readonly possessionsOf: (kind: PossessionKind, configId: number) => Promise<readonly PossessionRow[]>;
  /** What a player has, at a glance. */
  readonly holdings: () => Promise<Holdings>;
  /** How many of this thing the player has, over all stacks. */
  readonly amountOf: (kind: PossessionKind, configId: number) => Promise<number>;
  /** Items of one expiry are one stack; everything else becomes one possession each. Answers their numbers. */
  readonly give: (thing: GivenThing) => Promise<Amounts & { readonly instanceIds: readonly number[] }>;
  /** @throws PlayerChangeRefused `not_owned`, `balance_too_low` */
  readonly take: (thing: TakenThing) => Promise<Amounts & { readonly taken: PossessionRow }>;
  /** Puts a thing back as it was, under its number. */
  readonly putBack: (thing: PossessionRow) => Promise<Amounts>;

  readonly sendMail: (mail: NewMail) => Promise<number>;
  readonly mail: (mailId: number) => Promise<MailRow | null>;
  /** The last mail from this source. */
  readonly lastMailFrom: (source: MailSource) => Promise<MailRow | null>;
  readonly setMailState: (mailId: number, state: PlayerMailState) => Promise<void>;

  /** Sanctions of a kind that hold now. */
  readonly sanctionsInForce: (kind: SanctionKind) => Promise<readonly SanctionRow[]>;
  /** One that ends later than another of its kind takes that one's place; one that does not changes nothing. */
  readonly addSanction: (sanction: NewSanction) => Promise<SanctionRow>;
  /** Ends every sanction of a kind that holds now. Answers those it ended. */
  readonly liftSanctions: (kind: SanctionKind, byStaffId: number | null) => Promise<readonly SanctionRow[]>;
  /** Undoes a lifting. */
  readonly reinstateSanctions: (sanctionIds: readonly number[]) => Promise<void>;

  readonly order: (orderId: string) => Promise<PurchaseRow | null>;
  /** Another order, of any player of the environment, that was delivered for the receipt of this one. */
  readonly orderWithReceiptOf: (order: PurchaseRow) => Promise<PurchaseRow | null>;
  /**
   * Counts as spent. A number is taken once: ours in the environment, a channel's in its channel.
   * @throws PlayerChangeRefused `order_taken`, `third_party_order_taken`
   */
  readonly addOrder: (order: NewOrder) => Promise<void>;
  /** Undoes an entry: the order is gone, its numbers are free. @throws PlayerChangeRefused `unknown` */
  readonly removeOrder: (orderId: string) => Promise<void>;
  /** @throws PlayerChangeRefused `unknown`: there is no such order */
  readonly setOrderState: (orderId: string, state: OrderState) => Promise<void>;

  /** What the player said in a guild. */
  readonly guildMessage: (guildId: number, messageId: number) => Promise<GuildMessage | null>;
  /** @throws PlayerChangeRefused `unknown`: the player did not say this */
  readonly setMessageHidden: (
    message: Pick<GuildMessage, 'guild_id' | 'message_id'>,
    hiding: { readonly isHidden: boolean; readonly byStaffId: number },
  ) => Promise<void>;
  readonly addNote: (text: string, authorId: number | null) => Promise<number>;
  /** False: the player has no such note. */
  readonly pinNote: (noteId: number, isPinned: boolean) => Promise<boolean>;
  readonly log: (entry: NewLogEntry) => Promise<void>;
};
