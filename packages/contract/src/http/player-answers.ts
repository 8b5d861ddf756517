import { timelineKind, type TimelineKind } from '@quartermaster/domain/enums/timeline-kind';
import * as z from 'zod';
import { AUDIT_OUTCOMES } from './audit.ts';
import { jsonValue } from './json.ts';
import { instant } from './instant.ts';
import { sliceOf } from './slice.ts';
import {
  battleRow,
  drawRow,
  ledgerRow,
  logRow,
  mailRow,
  purchaseRow,
  timelineEntry,
} from './player-records.ts';
import {
  guildHistoryRow,
  loginRow,
  noteRow,
  playerGuild,
  sanctionRow,
  walletRow,
} from './player-sections.ts';
import { playerPersonal, playerSummary } from './players.ts';
import { recordReferences } from './records.ts';

/**
 * Names for the numbers in rows. `references`: records of the game as players have them now, by
 * module and id; one that is not there any more has no name. `staff`: names by account number.
 */
const named = { references: recordReferences, staff: z.record(z.string(), z.string()) };

/** How much there is in sections of a player. `mail`: unclaimed; `sanctions`: active. */
const sectionCounts = z.object({
  items: z.number().int(),
  pets: z.number().int(),
  gods: z.number().int(),
  equipment: z.number().int(),
  appearance: z.number().int(),
  mail: z.number().int(),
  purchases: z.number().int(),
  sanctions: z.number().int(),
  notes: z.number().int(),
});
export type SectionCounts = z.infer<typeof sectionCounts>;

/** `GET …/servers/:server/players/:account`. `is_masked`: personal data is shown in part only. */
export const playerSummaryAnswer = z.object({
  player: playerSummary,
  balances: z.array(z.object({ asset_kind: z.string(), balance: z.number().int() })),
  counts: sectionCounts,
  is_masked: z.boolean(),
  ...named,
});
export type PlayerSummaryAnswer = z.infer<typeof playerSummaryAnswer>;

/** `GET …/wallets`: every kind of money the player ever had. */
export const walletsAnswer = z.object({ data: z.array(walletRow) });

/** A page of rows with what they name: `GET …/mails`, `…/purchases` and every other section that goes on. */
export const playerSectionAnswer = <T extends z.ZodType>(row: T) => sliceOf(row).extend(named);

/** `GET …/guild`. */
export const playerGuildAnswer = playerGuild;

/** The chance of one prize in one draw, 0 to 1, by weights alone. */
const prizeOdds = z.object({
  asset_kind: z.enum(['pet', 'pet_god']),
  target_id: z.number().int(),
  chance: z.number(),
  rate_up: z.boolean(),
});

/** `soft_from`: the draw from which on the chance rises by `soft_step` each; `hard_at`: the draw that cannot miss. */
const guaranteeTerms = z.object({
  id: z.string(),
  kind: z.enum(['rarity', 'rate_up', 'choose']),
  rarity: z.string().nullable(),
  soft_from: z.number().int().nullable(),
  soft_step: z.number(),
  hard_at: z.number().int(),
});

/** The odds of a gachapon as a release had them. */
const gachaponOdds = z.object({
  release_hash: z.string(),
  gachapon_id: z.number().int(),
  release: z.object({ number: z.number().int(), name: z.string(), version: z.string(), at: instant }),
  groups: z.array(
    z.object({
      group_no: z.number().int(),
      rarity: z.string(),
      chance: z.number(),
      prizes: z.array(prizeOdds),
    }),
  ),
  guarantees: z.array(guaranteeTerms),
});
export type GachaponOdds = z.infer<typeof gachaponOdds>;

/**
 * `GET …/draws`. `odds`: those that held for the draws, found by `release_hash` and `gachapon_id`. A
 * draw without an entry was made under a release that the console does not know.
 */
export const drawsAnswer = playerSectionAnswer(drawRow).extend({ odds: z.array(gachaponOdds) });
export type DrawsAnswer = z.infer<typeof drawsAnswer>;

/** The last prize of a rarity that the gachapon guarantees, or a higher one. `pulls_ago`: pulls since. */
const rareDraw = z.object({
  at: instant,
  pulls_ago: z.number().int(),
  asset_kind: z.enum(['pet', 'pet_god']),
  target_id: z.number().int(),
});

/**
 * What came out of one gachapon in its newest draws, as far back as their odds are known: what was rare
 * among `earlier_pulls` before them cannot be told. `rarity`: the one that it guarantees, else the highest
 * that it has; `got` counts it and those above. `expected`: by the odds of each pull, without guarantees.
 * Where the odds of the newest draw are not known, all draws are counted, but not what was rare: `rarity`
 * and `expected` are null. `counter` of `hard_at`: how near the guarantee is; null where there is none.
 */
const drawTally = z.object({
  gachapon_id: z.number().int(),
  pulls: z.number().int(),
  earlier_pulls: z.number().int(),
  first_at: instant,
  last_at: instant,
  rarity: z.string().nullable(),
  got: z.number().int(),
  expected: z.number().nullable(),
  last_rare: rareDraw.nullable(),
  counter: z.number().int(),
  hard_at: z.number().int().nullable(),
});
export type DrawTally = z.infer<typeof drawTally>;

/** `GET …/draws/tally`: by gachapon, the one drawn from last first. `is_complete`: older draws are not counted where there are very many. */
export const drawTallyAnswer = z.object({ data: z.array(drawTally), is_complete: z.boolean(), ...named });
export type DrawTallyAnswer = z.infer<typeof drawTallyAnswer>;

/** What a staff member did to a player's data: viewed, revealed, changed. */
const staffAction = z.object({
  id: z.number().int(),
  at: instant,
  staff_id: z.number().int().nullable(),
  staff_name: z.string().nullable(),
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  reason: z.string().nullable(),
  /** Why it was refused, in the reader's language. */
  refusal: z.string().nullable(),
  before: jsonValue,
  after: jsonValue,
});
export type StaffAction = z.infer<typeof staffAction>;

/** `GET …/staff-actions`, newest first. */
export const staffActionsAnswer = playerSectionAnswer(staffAction);

/** What the entries of each kind carry: a row of the section of that kind. */
const ROW_OF_KIND = {
  login: loginRow,
  purchase: purchaseRow,
  draw: drawRow,
  battle: battleRow,
  mail: mailRow,
  guild: guildHistoryRow.extend({ id: z.number().int() }),
  sanction: sanctionRow,
  note: noteRow,
  log: logRow,
  ledger: ledgerRow,
  staff: staffAction,
} as const satisfies Readonly<Record<TimelineKind, z.ZodObject>>;

// The type is the one that stores have: they put rows of all kinds into one list.
const shownEntry = z.union(
  timelineKind.words.map((kind) => timelineEntry.extend({ kind: z.literal(kind), row: ROW_OF_KIND[kind] })),
) as unknown as typeof timelineEntry;

/** `GET …/timeline`. `row` of kind `staff` is a staff action. `kinds`: those that were asked for. */
export const timelineAnswer = playerSectionAnswer(shownEntry).extend({
  kinds: z.array(z.enum(timelineKind.words)),
});
export type TimelineAnswer = z.infer<typeof timelineAnswer>;

/** `POST …/reveal`: what is masked otherwise. */
export const revealAnswer = playerPersonal;

/** `POST …/notes`: the note as it was kept. */
export const noteAnswer = z.object({ note: noteRow, staff: named.staff });
