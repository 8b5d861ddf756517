import { flagText } from '@quartermaster/contract/http/flag-text';
import type { ScriptAnswer, ScriptFields } from '@quartermaster/contract/http/story-files';
import type { Language } from '@quartermaster/domain/core/language';
import { postForm } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';

export type CheckedScript = Camelized<ScriptAnswer>;

/** What a script is for, and how it is taken. */
export type ScriptUpload = {
  readonly story: string;
  readonly language: Language;
  readonly file: File;
  readonly isWhole: boolean;
  readonly hasNewSpeakers: boolean;
};

/** Checks a script against its story. With `base`, the revision that was shown, it is put into the draft. */
export function uploadScript(branch: Branch, upload: ScriptUpload, base?: number) {
  const fields: Partial<Record<keyof ScriptFields, string>> = {
    locale: upload.language,
    whole: flagText(upload.isWhole),
    new_speakers: flagText(upload.hasNewSpeakers),
    ...(base === undefined ? {} : { apply: flagText(true), base_revision: String(base) }),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The server reads the fields before the file that they belong to.
  form.append('file', upload.file);
  return postForm<ScriptAnswer>(`${storyPath(branch, upload.story)}/script`, form);
}

const storyPath = (branch: Branch, story: string): string =>
  `${branchPath(branch)}/stories/${encodeURIComponent(story)}`;

/** Saves a story's script in one language as CSV. */
export function saveScript(branch: Branch, story: string, language: Language): Promise<void> {
  const query = queryString({ locale: language });
  return saveDownload(`${storyPath(branch, story)}/script.csv${query}`, `story-${story}-${language}.csv`);
}
