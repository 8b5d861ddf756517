import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ScriptAnswer, ScriptFields } from '@quartermaster/contract/http/story-files';
import type { Issue } from '@quartermaster/domain/core/issue';
import { textOf, type RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { avgSetting } from '@quartermaster/domain/modules/lobby-story/avg-setting';
import { checkScript } from '@quartermaster/domain/story/check-script';
import { languagesOf, scriptOf, type Script } from '@quartermaster/domain/story/script';
import { rowsOfScript } from '@quartermaster/domain/story/script-rows';
import {
  differencesFromStory,
  withCharacters,
  withScript,
  type UploadedScript,
} from '@quartermaster/domain/story/uploaded-script';
import { NARRATOR, NARRATOR_LABEL } from '@quartermaster/domain/enums/story-speaker';
import { csvHead, csvLine } from '@quartermaster/domain/texts/csv-cells';
import type { Actor } from '../../platform/actor.ts';
import { findPlace, type RecordsDependencies, type RecordsService } from '../records/index.ts';
import { findCharacters, findKnownNames, findNamesOf } from './known-names.repo.ts';
import { missingIn } from './missing-names.ts';
import { readScriptFile, type ScriptFile } from './read-script-file.ts';

/** The narrator's name in every language, as a file may have it. */
const NARRATOR_NAMES = Object.values(NARRATOR_LABEL).map((name) => [name, NARRATOR] as const);

type Dependencies = RecordsDependencies & { readonly records: RecordsService };

type Address = { readonly env: string; readonly version: string; readonly record: string };

type ScriptUpload = { readonly file: ScriptFile; readonly fields: ScriptFields };

export type StoryFilesService = ReturnType<typeof createStoryFilesService>;

/** Scripts of stories that are brought in as files, a language at a time. */
export function createStoryFilesService(deps: Dependencies) {
  const { records } = deps;

  /**
   * Checks a script against its story, and saves it when it is to be applied.
   * @throws AppError `record_not_found`, `invalid` when errors are applied, `stale_record`, and what
   * `readScriptFile` throws
   */
  async function upload(
    address: Address,
    { file, fields }: ScriptUpload,
    actor: Actor,
  ): Promise<ScriptAnswer> {
    const list = { ...address, module: avgSetting.key };
    const uploaded = await readCharacters(deps, list, await readScriptFile(file));
    const { record } = await records.read(list, address.record);
    const merged = merge(record.data, uploaded, fields);
    const issues = await findIssues(deps, list, address.record, merged, fields);
    const answer = {
      record_id: address.record,
      is_whole: merged.isWhole,
      line_count: uploaded.lines.length,
      ...missingIn(issues, scriptOf(merged.data)),
      issues,
      story: merged.data,
    };
    if (!fields.apply) return { ...answer, applied: false, base_revision: record.revision };
    const errors = issues.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new AppError('invalid', {}, errors);
    const edit = {
      recordId: address.record,
      data: merged.data,
      baseRevision: fields.base_revision ?? record.revision,
    };
    const saved = await records.update(list, edit, actor, {});
    return { ...answer, applied: true, base_revision: saved.record.revision };
  }

  /**
   * The lines of a story's script as a CSV file in one language.
   * @throws AppError `record_not_found`
   */
  async function download(address: Address, language: Language): Promise<string> {
    const list = { ...address, module: avgSetting.key };
    const { record } = await records.read(list, address.record);
    const script = scriptOf(record.data);
    const names = await findNames(deps, list, script, language);
    const [head = [], ...rows] = rowsOfScript(script, language, (speaker) => names.get(speaker) ?? speaker);
    return [csvHead(head), ...rows.map(csvLine)].join('');
  }

  return { upload, download };
}

type List = Address & { readonly module: string };

/** The script of a file with characters for the names that one of them alone has. */
async function readCharacters(
  deps: Dependencies,
  list: List,
  uploaded: UploadedScript,
): Promise<UploadedScript> {
  const names = uploaded.lines.map((line) => textOf(line['speaker'])).filter((name) => name !== '');
  const { branchOf } = await findPlace(deps, list);
  const places = { registry: deps.registry, branchOf };
  const found = await findCharacters(deps.database, places, [...new Set(names)]);
  const byName = Map.groupBy(found, ({ name }) => name);
  const known = [...byName].flatMap(([name, characters]): [string, string][] => {
    const [speaker, ...others] = new Set(characters.map((character) => character.speaker));
    return speaker === undefined || others.length > 0 ? [] : [[name, speaker]];
  });
  return withCharacters(uploaded, new Map([...NARRATOR_NAMES, ...known]));
}

/** What the speakers of a script are called in a language; the narrator as the form says it. */
async function findNames(
  deps: Dependencies,
  list: List,
  { lines }: Script,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { branchOf } = await findPlace(deps, list);
  const places = { registry: deps.registry, branchOf };
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  const found = await findNamesOf(deps.database, places, speakers);
  return new Map([
    [NARRATOR, NARRATOR_LABEL[language]],
    ...found.filter((name) => name.language === 'en').map(({ speaker, name }) => [speaker, name] as const),
    ...found
      .filter((name) => name.language === language)
      .map(({ speaker, name }) => [speaker, name] as const),
  ]);
}

async function findIssues(
  deps: Dependencies,
  address: List,
  recordId: string,
  { data, differences }: Merged,
  { new_speakers: newSpeakers, locale }: ScriptFields,
): Promise<Issue[]> {
  const { branchOf } = await findPlace(deps, address);
  const script = scriptOf(data);
  const known = await findKnownNames(deps.database, { registry: deps.registry, branchOf }, script);
  const hasSpeaker = newSpeakers ? () => true : known.hasSpeaker;
  // The rest of the record is as it was, and other languages have a script of their own.
  const own = (await deps.records.validate(address, data, recordId)).filter(
    ({ path, code, params }) =>
      /^(?:lines|choices)\b/.test(path) && (code !== 'text_missing' || params['language'] === locale),
  );
  return [...differences, ...own, ...checkScript(script, { ...known, hasSpeaker })];
}

type Merged = {
  readonly data: RecordData;
  readonly isWhole: boolean;
  /** Where the script is not built as the story is; then `data` has the script alone. */
  readonly differences: readonly Issue[];
};

function merge(story: RecordData, uploaded: UploadedScript, { locale, whole }: ScriptFields): Merged {
  const before = scriptOf(story);
  const isWhole = whole || !hasOtherLanguages(before, locale);
  const differences = isWhole ? [] : differencesFromStory(before, uploaded);
  const data = withScript(story, uploaded, {
    language: locale,
    isWhole: isWhole || differences.length > 0,
  });
  return { data, isWhole, differences };
}

const hasOtherLanguages = (script: Script, own: Language): boolean =>
  languagesOf(script).some((language) => language !== own);
