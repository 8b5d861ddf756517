import type { ActionParams } from '@quartermaster/domain/actions/define-action';
import {
  createEnvironment,
  createVersion,
  updateEnvironment,
} from '@quartermaster/domain/actions/staff/environment';
import * as z from 'zod';
import { actionBody } from './action-body.ts';
import { instant } from './instant.ts';

/** The release that game servers of the environment run; null before the first publish. */
const liveRelease = z.object({
  number: z.number().int(),
  version: z.string(),
  at: instant,
  content_hash: z.string(),
});

/**
 * `versions`: newest first; those that are archived are read-only. `game_time_zone`: the wall clock of
 * the game's daily windows. `game_url`: where players reach a game server, without a slash at the end;
 * empty: not set.
 */
export const environment = z.object({
  key: z.string(),
  name: z.string(),
  is_protected: z.boolean(),
  color: z.string(),
  game_time_zone: z.string(),
  game_url: z.string(),
  versions: z.array(z.object({ name: z.string(), is_archived: z.boolean() })),
  live: liveRelease.nullable(),
});

export type Environment = z.infer<typeof environment>;

/** `GET environments`. */
export const environmentsAnswer = z.array(environment);

/** `POST environments`. `version`: its first version, empty. */
export const createEnvironmentBody = actionBody(createEnvironment);

export type CreateEnvironmentBody = ActionParams<typeof createEnvironment>;

/**
 * `PATCH environments/:env`: what is absent stays as it is. `confirmation`: `<env>-<version>` with the
 * live version, or else the newest one; asked for where protection would end or the game's clock move
 * in a protected environment.
 */
export const updateEnvironmentBody = actionBody(updateEnvironment) as z.ZodType<UpdateEnvironmentBody>;

export type UpdateEnvironmentBody = ActionParams<typeof updateEnvironment> & {
  readonly confirmation?: string;
};

/** `POST environments/:env/versions`. With `from`, every record of that version is copied; without, it begins empty. */
export const createVersionBody = actionBody(createVersion);

export type CreateVersionBody = ActionParams<typeof createVersion>;

/** `records`: how many were copied. */
export const createVersionAnswer = z.object({
  environment: z.string(),
  name: z.string(),
  records: z.number().int(),
});

export type CreateVersionAnswer = z.infer<typeof createVersionAnswer>;
