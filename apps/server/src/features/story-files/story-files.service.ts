import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ScriptAnswer, ScriptFields } from '@quartermaster/contract/http/story-files';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { avgSetting } from '@quartermaster/domain/modules/lobby-story/avg-setting';
import { checkScript } from '@quartermaster/domain/story/check-script';
import { languagesOf, scriptOf, type Script } from '@quartermaster/domain/story/script';
import { rowsOfScript } from '@quartermaster/domain/story/script-rows';
import {
  differencesFromStory,
  withScript,
  type UploadedScript,
} from '@quartermaster/domain/story/uploaded-script';
import { csvHead, csvLine } from '@quartermaster/domain/texts/csv-cells';
import type { Actor } from '../../platform/actor.ts';
import { findPlace, type RecordsDependencies, type RecordsService } from '../records/index.ts';
import { findKnownNames } from './known-names.repo.ts';
import { missingIn } from './missing-names.ts';
import { readScriptFile, type ScriptFile } from './read-script-file.ts';

type Dependencies = RecordsDependencies & { readonly records: RecordsService };

type Address = { readonly env: string; readonly version: string; readonly record: string };

export type ScriptUpload = { readonly file: ScriptFile; readonly fields: ScriptFields };

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
    const uploaded = await readScriptFile(file);
    const list = { ...address, module: avgSetting.key };
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
    if (fields.apply === '0') return { ...answer, applied: false, base_revision: record.revision };
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
    const { record } = await records.read({ ...address, module: avgSetting.key }, address.record);
    const [head = [], ...rows] = rowsOfScript(scriptOf(record.data), language);
    return [csvHead(head), ...rows.map(csvLine)].join('');
  }

  return { upload, download };
}

async function findIssues(
  deps: Dependencies,
  address: Address & { readonly module: string },
  recordId: string,
  { data, differences }: Merged,
  { new_speakers: newSpeakers, locale }: ScriptFields,
): Promise<Issue[]> {
  const { branchOf } = await findPlace(deps, address);
  const script = scriptOf(data);
  const known = await findKnownNames(deps.database, { registry: deps.registry, branchOf }, script);
  const hasSpeaker = newSpeakers === '1' ? () => true : known.hasSpeaker;
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
  const isWhole = whole === '1' || !hasOtherLanguages(before, locale);
  const differences = isWhole ? [] : differencesFromStory(before, uploaded);
  const data = withScript(story, uploaded, {
    language: locale,
    isWhole: isWhole || differences.length > 0,
  });
  return { data, isWhole, differences };
}

const hasOtherLanguages = (script: Script, own: Language): boolean =>
  languagesOf(script).some((language) => language !== own);
