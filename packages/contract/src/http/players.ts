import { currency } from '@quartermaster/domain/enums/currency';
import { language } from '@quartermaster/domain/enums/language';
import { loginProvider } from '@quartermaster/domain/enums/login-provider';
import { platform } from '@quartermaster/domain/enums/platform';
import { serverState } from '@quartermaster/domain/enums/server-state';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import * as z from 'zod';
import { MAX_PLAYER_NOTE } from './limits.ts';
import { playerIdentity } from './player-identity.ts';
import { instant } from './instant.ts';
import { formerName, playerGuildName } from './player-search.ts';
import { reason } from './reason.ts';
import { recordTitle } from './record-title.ts';

/** A server of an environment, as its settings describe it. */
const playerServer = z.object({
  server_id: z.number().int(),
  name: recordTitle,
  state: z.enum([...serverState.words, 'unreachable']),
  message: recordTitle,
  players: z.number().int(),
});
export type PlayerServer = z.infer<typeof playerServer>;

/** `GET /environments/:environment/servers`. `players` is an estimate. */
export const playerServersAnswer = z.array(playerServer);

const valueOf = (definition: { readonly values: readonly { readonly value: string }[] }) =>
  z.string().refine((value) => definition.values.some((known) => known.value === value));

/** What names a person outside the game. Masked for those who may not read it. */
export const playerPersonal = z.object({
  login_name: z.string(),
  email: z.string().nullable(),
  third_party_ids: z.array(
    z.object({ provider: z.enum(loginProvider.words), id: z.string(), linked_at: instant }),
  ),
  devices: z.array(z.string()),
  ips: z.array(z.string()),
});
export type PlayerPersonal = z.infer<typeof playerPersonal>;

/** What paid orders come to in one currency. */
const playerTopup = z.object({
  currency: valueOf(currency),
  amount: z.number(),
  orders: z.number().int(),
});

/** A player at a glance. `revision` grows with every change; a command names the one it was decided on. */
export const playerSummary = z.object({
  ...playerIdentity,
  player_id: z.string(),
  name: z.string(),
  status: z.enum(userStatus.words),
  level: z.number().int(),
  exp: z.number().int(),
  vip_level: z.number().int(),
  vip_points: z.number().int(),
  power: z.number().int(),
  role_id: z.number().int().nullable(),
  avatar_id: z.number().int().nullable(),
  border_id: z.number().int().nullable(),
  title_id: z.number().int().nullable(),
  language: valueOf(language),
  time_zone: z.string(),
  platform: valueOf(platform),
  channel: z.string(),
  app_version: z.string(),
  country: z.string(),
  created_at: instant,
  last_login_at: instant,
  last_logout_at: instant.nullable(),
  is_online: z.boolean(),
  login_days: z.number().int(),
  total_online_sec: z.number().int(),
  super_account: z.boolean(),
  spent_usd_cents: z.number().int(),
  topups: z.array(playerTopup),
  guild: playerGuildName.nullable(),
  /** Newest first; the present one is not among them. */
  former_names: z.array(formerName),
  chapter_progress: z.number().int(),
  tower_progress: z.array(z.object({ tower_id: z.number().int(), floor: z.number().int() })),
  tutorial_step: z.number().int(),
  revision: z.number().int(),
  personal: playerPersonal,
});
export type PlayerSummary = z.infer<typeof playerSummary>;

/** `POST …/players/:account/reveal`: reads what is masked, for a reason that the audit log keeps. */
export const revealBody = z.object({ reason });
export type RevealBody = z.infer<typeof revealBody>;

/** `POST …/players/:account/notes`. */
export const noteBody = z.object({
  text: z.string().trim().min(1).max(MAX_PLAYER_NOTE).describe('The note.'),
});
export type NoteBody = z.infer<typeof noteBody>;

/** `POST …/notes/:note/pin`. */
export const pinNoteBody = z.object({ pinned: z.boolean().describe('True: the note is shown first.') });
