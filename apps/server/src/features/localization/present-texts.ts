import type { TextRow } from '@quartermaster/contract/http/localization';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { problemsOfText, type LocalizedTextField } from '@quartermaster/domain/record/localized-texts';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database } from '../../db/database.ts';
import type { ChangeSinceLive } from '../../engine/change-since-live.ts';
import { findRecords, type StoredRecord } from '../../engine/stored-record.ts';
import { findChangedTexts } from './changed-texts.ts';
import type { BranchOf } from './open-texts.ts';
import { problemsOfKeyedText, type TextEntry } from './text-entries.ts';
import type { StaleTexts } from './text-history.ts';

type Presented = {
  readonly record: StoredRecord;
  readonly change: ChangeSinceLive | undefined;
  readonly stale: StaleTexts;
  readonly isProtected: boolean;
};

/** One page of texts as translators see them. A record that went away meanwhile is left out. */
export async function presentTexts(
  database: Database,
  branchOf: BranchOf,
  entries: readonly TextEntry[],
  staleOf: (entry: TextEntry) => StaleTexts,
): Promise<readonly TextRow[]> {
  const rows = new Map<TextEntry, TextRow>();
  for (const [module, ofModule] of Map.groupBy(entries, (entry) => entry.module)) {
    const branch = branchOf(module);
    const ids = [...new Set(ofModule.map(({ recordId }) => recordId))];
    const [records, changes] = await Promise.all([
      findRecords(database, module, branch.branchId, ids),
      findChangedTexts(database, branch, ofModule),
    ]);
    const byId = new Map(records.map((record) => [record.recordId, record]));
    for (const entry of ofModule) {
      const record = byId.get(entry.recordId);
      if (record === undefined) continue;
      const change = changes.get(entry.id);
      const { isProtected } = branch.environment;
      rows.set(entry, present(entry, { record, change, stale: staleOf(entry), isProtected }));
    }
  }
  return entries.flatMap((entry) => rows.get(entry) ?? []);
}

function present(entry: TextEntry, { record, change, stale, isProtected }: Presented): TextRow {
  const { module, field, texts } = entry;
  const whole = readRecord(module, record.data);
  const issues =
    field === null ? problemsOfKeyedText(module, whole, { isProtected }) : problemsOfText(field, texts);
  return {
    id: entry.id,
    module: module.key,
    record_id: entry.recordId,
    path: entry.path,
    field: field === null ? null : presentField(module, field, record),
    record: {
      record_id: record.recordId,
      data: field === null ? whole : { ...texts },
      revision: record.revision,
      updated_at: record.updatedAt,
      updated_by: record.updatedBy,
      change: change ?? null,
    },
    stale: { ...stale },
    issues: issues as TextRow['issues'],
  };
}

function presentField(
  module: ResolvedModule,
  field: LocalizedTextField,
  { data }: StoredRecord,
): NonNullable<TextRow['field']> {
  const { title, image } = displayRecord(module, data);
  return {
    label: field.label,
    max_length: field.maxLength ?? null,
    is_multiline: field.multiline === true || field.rich === true,
    is_rich: field.rich === true,
    takes_effect_on_save: module.scope === 'environment',
    record_title: title,
    record_image: image,
  };
}
