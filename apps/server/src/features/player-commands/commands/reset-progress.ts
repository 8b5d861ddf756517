import type { ProgressPart } from '@quartermaster/domain/enums/progress-part';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import { defineCommand, lineOf } from '../command.ts';
import { gmEntry } from '../log-entries.ts';

type Undo = { readonly profile: JsonObject };

/** Where each part of the progress is in a profile, and how it begins. */
const PARTS: Readonly<Record<ProgressPart, readonly [key: string, start: JsonValue]>> = {
  chapter: ['chapter_progress', 0],
  tower: ['tower_progress', []],
  tutorial: ['tutorial_step', 0],
};

/** Lets parts of a player's progress begin again. */
export const resetProgress = defineCommand<'reset_progress', Undo>({
  kind: 'reset_progress',
  async apply({ change }, { parts }) {
    const { profile } = change.account;
    const moved = parts
      .map((part) => ({ part, key: PARTS[part][0], start: PARTS[part][1] }))
      .filter(({ key, start }) => canonicalJson(profile[key] ?? start) !== canonicalJson(start));
    await change.edit({ profile: Object.fromEntries(moved.map(({ key, start }) => [key, start])) });
    const lines = moved.map(({ part, key, start }) =>
      lineOf('progress', profile[key] ?? start, start, { key: part }),
    );
    const before = Object.fromEntries(moved.map(({ key, start }) => [key, profile[key] ?? start]));
    return { lines, log: lines.map((line) => gmEntry('reset', line)), undo: { profile: before } };
  },
  async undo({ change }, { profile }) {
    await change.edit({ profile });
    const lines = Object.entries(profile).map(([key, value]) =>
      lineOf('progress', change.account.profile[key] ?? null, value, { key: partOf(key) }),
    );
    return { lines, log: lines.map((line) => gmEntry('reset', line)) };
  },
});

const partOf = (profileKey: string): string =>
  Object.entries(PARTS).find(([, [key]]) => key === profileKey)?.[0] ?? profileKey;
