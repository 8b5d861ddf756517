import { AppError } from '@quartermaster/contract/errors/app-error';
import { withRewrittenReferences } from '@quartermaster/domain/copies/rewrite-references';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { childrenOf, copiedWith } from '@quartermaster/domain/core/registry';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { findBelonging } from '../../engine/belonging.ts';
import { findFreeNumbers } from '../../engine/free-numbers.ts';
import { listChildren } from '../../engine/list-query.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import { findRecords } from '../../engine/stored-record.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

type Copy = { readonly module: ResolvedModule; readonly from: string; readonly data: RecordData };

/**
 * What belongs to a record, and the children of that, as it has to be for the record's copy. Where
 * copied records name each other, their copies do.
 * @throws AppError `bad_request` for a module whose records do not belong to the record
 */
export async function copyAlong(
  deps: RecordsDependencies,
  place: RecordPlace,
  parent: { readonly from: string; readonly to: string },
  chosen: readonly string[],
): Promise<readonly RecordChange[]> {
  const offered = copiedWith(deps.registry, place.module.key);
  const modules = offered.filter(({ key }) => chosen.includes(key));
  if (modules.length !== chosen.length) throw new AppError('bad_request');
  const { branchId } = place.branch;
  const children = modules.filter((module) => module.parent !== null);
  const copies = [...(await copiesBelow(deps, branchId, children, parent))];
  for (const module of modules.filter((other) => other.parent === null))
    copies.push(...(await copiesBeside(deps, branchId, module, parent)));
  const copied = new Map([
    [recordKey(place.module.key, parent.from), parent.to] as const,
    ...copies.map(
      ({ module, from, data }) => [recordKey(module.key, from), recordIdOf(module, data)] as const,
    ),
  ]);
  return copies.map(({ module, data }) => {
    // As every other write stores it: what a record hides is not filled in.
    const linked = normalizeRecord(module, withRewrittenReferences(module, data, copied));
    return { module, recordId: recordIdOf(module, linked), data: linked, base: null };
  });
}

async function copiesBelow(
  deps: RecordsDependencies,
  branchId: number,
  modules: readonly ResolvedModule[],
  parent: { readonly from: string; readonly to: string },
): Promise<readonly Copy[]> {
  const copies: Copy[] = [];
  for (const module of modules) {
    const below = childrenOf(deps.registry, module.key);
    for (const copy of await copiesOf(deps, branchId, module, parent)) {
      const next = { from: copy.from, to: recordIdOf(module, copy.data) };
      copies.push(copy, ...(await copiesBelow(deps, branchId, below, next)));
    }
  }
  return copies;
}

async function copiesOf(
  { database }: RecordsDependencies,
  branchId: number,
  module: ResolvedModule,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Copy[]> {
  const records = await listChildren(database, module, branchId, from, null);
  const field = module.parent?.field ?? '';
  return records.map(({ recordId, data }) => ({
    module,
    from: recordId,
    data: { ...readRecord(module, data), [field]: parseTarget(to) },
  }));
}

/** Records beside the copied one name it among others; their copies name the copy alone, under the next free numbers. */
async function copiesBeside(
  { database }: RecordsDependencies,
  branchId: number,
  module: ResolvedModule,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Copy[]> {
  const [id = ''] = module.identity;
  const field = module.fieldByKey.get(module.belongsTo?.field ?? '');
  const owner = field?.kind === 'reference' && field.many === true ? [parseTarget(to)] : parseTarget(to);
  const recordIds = await findBelonging(database, module, branchId, from);
  const records = await findRecords(database, module, branchId, recordIds);
  const after = Math.max(0, ...records.map(({ recordId }) => Number(recordId)));
  const range = { prefix: '', after, count: records.length };
  const numbers = await findFreeNumbers(database, module, branchId, range);
  return records.map(({ recordId, data }, index) => ({
    module,
    from: recordId,
    data: {
      ...readRecord(module, data),
      [id]: numbers[index] ?? null,
      ...(field === undefined ? {} : { [field.key]: owner }),
    },
  }));
}
