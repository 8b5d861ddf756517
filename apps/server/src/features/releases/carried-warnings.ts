import type { CarriedGroup } from '@quartermaster/contract/http/releases';
import { fieldGroupsOf } from '@quartermaster/domain/copies/field-groups';
import type { RecordIssue } from '@quartermaster/domain/core/issue';
import type { Registry } from '@quartermaster/domain/core/module';
import type { CarriedRecord } from '../carried-over/index.ts';
import { keyOf } from './content.ts';
import { titleOfRecord, type LoadedContent } from './loaded-content.ts';

const CARRIED_OVER = 'carried_over';

export const isCarried = ({ issue }: { readonly issue: RecordIssue }): boolean => issue.code === CARRIED_OVER;

/** One warning for each group of fields that a copy still has from its source. */
export function carriedOver(
  registry: Registry,
  content: LoadedContent,
  carried: readonly CarriedRecord[],
): readonly RecordIssue[] {
  return carried.flatMap(({ module, recordId, from, groups }) => {
    const data = content.get(module)?.get(recordId);
    const known = registry.find(module);
    if (data === undefined || known === undefined) return [];
    const fields = fieldGroupsOf(known, data);
    return groups.flatMap((group): readonly RecordIssue[] => {
      const path = fields.get(group);
      const warning = { code: CARRIED_OVER, params: { from, group }, severity: 'warning' } as const;
      return path === undefined ? [] : [{ module, recordId, path, ...warning }];
    });
  });
}

/** Such warnings by the record that the copy began with: hundreds of them are read together. */
export function carriedGroups(
  registry: Registry,
  content: LoadedContent,
  carried: readonly CarriedRecord[],
  warnings: readonly RecordIssue[],
): CarriedGroup[] {
  const counts = new Map<string, number>();
  for (const warning of warnings) counts.set(keyOf(warning), (counts.get(keyOf(warning)) ?? 0) + 1);
  const warned = carried.filter((copy) => counts.has(keyOf(copy)));
  return [...Map.groupBy(warned, ({ head }) => keyOf(head)).values()].flatMap((copies) => {
    const [first] = copies;
    if (first === undefined) return [];
    const { module, recordId, from } = first.head;
    return {
      module,
      record_id: recordId,
      title: titleOfRecord(registry, content, { module, recordId }),
      from: { record_id: from, title: titleOfRecord(registry, content, { module, recordId: from }) },
      count: copies.reduce((sum, copy) => sum + (counts.get(keyOf(copy)) ?? 0), 0),
      records: copies.map((copy) => ({ module: copy.module, record_id: copy.recordId })),
    };
  });
}
