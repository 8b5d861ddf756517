import type { TextsQuery } from '@quartermaster/contract/http/localization';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { Database } from '../../db/database.ts';
import { changesSinceLive } from '../../engine/change-since-live.ts';
import type { ModulePlace } from '../../engine/module-place.ts';
import type { ProblemFinder } from './text-problems.ts';
import { findStaleTexts } from './stale-texts.repo.ts';
import { findTextsSince, type TextSelection } from './texts.repo.ts';

export type StateDependencies = { readonly database: Database; readonly problems: ProblemFinder };

/** What the filter asks for, as conditions on records or as the keys that meet it. */
export async function selectionOf(
  deps: StateDependencies,
  place: ModulePlace,
  { q, namespace, state, language, source }: TextsQuery,
): Promise<TextSelection> {
  const asked = language === undefined ? LANGUAGES : [language];
  return {
    q,
    namespace,
    missingIn: state === 'missing' ? asked : [],
    withFiles: state === 'files',
    ids: await idsInState(deps, place, state, source, asked),
  };
}

async function idsInState(
  { database, problems }: StateDependencies,
  place: ModulePlace,
  state: TextsQuery['state'],
  source: Language,
  languages: readonly Language[],
): Promise<readonly string[] | null> {
  const { module, branchId } = place;
  if (state === 'stale') {
    const stale = await findStaleTexts(database, module, branchId, source, null);
    return [...stale].filter(([, behind]) => languages.some((each) => each in behind)).map(([id]) => id);
  }
  if (state === 'changed') return findChanged(database, place);
  return state === 'problems' ? problems.find(place) : null;
}

/** Texts that differ from what the environment plays now. */
export async function findChanged(database: Database, place: ModulePlace): Promise<readonly string[]> {
  const { module, branchId, environment } = place;
  if (environment.live === null) return [];
  const since = environment.live.hasHolds ? 0 : environment.live.environmentSeq;
  const candidates = await findTextsSince(database, module, branchId, since);
  return [...(await changesSinceLive(database, module, branchId, candidates)).keys()];
}
