import { fieldOfIssuePath } from '../core/field-at-path.ts';
import { issue, type RecordIssue } from '../core/issue.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { FieldReference } from '../fields/field-kind-logic.ts';
import type { ModuleRecord } from '../rules/rule-logic.ts';
import { isServed } from '../rules/is-off.ts';

/** What players pay with and what they can get, in all records of a configuration. */
export type Supply = {
  add(module: ResolvedModule, record: ModuleRecord, references: readonly FieldReference[]): void;
  /** Every cost in something that no served record gives or names otherwise. */
  problems(): readonly RecordIssue[];
};

/** Collects sources and costs: what is never added as a source has none. */
export function createSupply(): Supply {
  const sources = new Set<string>();
  const costs: (FieldReference & { readonly owner: string; readonly recordId: string })[] = [];
  return {
    add(module, { recordId, data }, references) {
      if (!isServed(data)) return;
      for (const reference of references)
        if (fieldOfIssuePath(module, reference.path)?.kind === 'cost_list')
          costs.push({ ...reference, owner: module.key, recordId });
        else sources.add(nameOf(reference));
    },
    problems: () =>
      costs
        .filter((cost) => !sources.has(nameOf(cost)))
        .map(({ owner, recordId, path, module, id }) => ({
          ...issue(path, 'without_source', { module, id }),
          module: owner,
          recordId,
        })),
  };
}

const nameOf = ({ module, id }: FieldReference): string => `${module} ${id}`;
