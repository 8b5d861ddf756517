import * as z from 'zod';
import { DEFAULT_TIME_ZONE } from './choices.ts';
import { formedText } from './formed-text.ts';
import { timeZone } from './time-zone.ts';

/** Part of addresses and of the release confirmation. */
export const environmentKey = formedText('environment_key');

export const versionName = formedText('version_name');

const color = formedText('color');

/** What game servers of the environment run; null before the first publish. */
export const liveRelease = z.object({
  number: z.number().int(),
  version: z.string(),
  at: z.string(),
  content_hash: z.string(),
});

/** `versions`: newest first. `game_time_zone`: the wall clock of the game's daily windows. */
export const environment = z.object({
  key: z.string(),
  name: z.string(),
  is_protected: z.boolean(),
  color: z.string(),
  game_time_zone: z.string(),
  versions: z.array(z.object({ name: z.string() })),
  live: liveRelease.nullable(),
});

export type Environment = z.infer<typeof environment>;

/** `GET environments`. */
export const environmentsAnswer = z.array(environment);

const editable = {
  name: z.string().trim().min(1).max(60),
  is_protected: z.boolean(),
  color,
  game_time_zone: timeZone,
};

/** `POST environments`. `version`: its first version, empty. */
export const createEnvironmentBody = z.object({
  key: environmentKey,
  name: editable.name,
  is_protected: editable.is_protected.default(false),
  color: editable.color.default('#0e7f8c'),
  game_time_zone: editable.game_time_zone.default(DEFAULT_TIME_ZONE),
  version: versionName,
});

export type CreateEnvironmentBody = z.infer<typeof createEnvironmentBody>;

/**
 * `PATCH environments/:env`: what is absent stays as it is. `confirmation`: `<env>-<version>` with the
 * live version, or else the newest one; asked for where protection would end or the game's clock move
 * in a protected environment.
 */
export const updateEnvironmentBody = z.object({ ...editable, confirmation: z.string().max(100) }).partial();

export type UpdateEnvironmentBody = z.infer<typeof updateEnvironmentBody>;

/** `POST environments/:env/versions`. With `from`, every record of that version is copied; without, it begins empty. */
export const createVersionBody = z.object({
  name: versionName,
  from: z.strictObject({ env: environmentKey, version: versionName }).optional(),
});

export type CreateVersionBody = z.infer<typeof createVersionBody>;

/** `records`: how many were copied. */
export const createVersionAnswer = z.object({
  environment: z.string(),
  name: z.string(),
  records: z.number().int(),
});

export type CreateVersionAnswer = z.infer<typeof createVersionAnswer>;
