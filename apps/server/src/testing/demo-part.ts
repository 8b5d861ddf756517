import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { referencesOf } from '@quartermaster/domain/record/references-of';

/** `by`: the field that names it, where that is not its identity. */
type Named = { readonly module: string; readonly id: string; readonly by?: string | null };

type DemoPart = {
  /** The modules of these records alone, without rules: those ask for records that nothing here names. */
  readonly registry: Registry;
  readonly records: ReadonlyMap<string, Readonly<Record<string, RecordData>>>;
};

/** These records of the demo game, and what they name: publishing all of it takes many times as long. Its dates are around today. */
export function demoPart(wanted: readonly Named[]): DemoPart {
  const demo = demoConfiguration(new Date());
  const records = new Map<string, Record<string, RecordData>>();
  const add = ({ module: key, id, by = null }: Named): void => {
    const module = registry.get(key);
    const nameOf = (data: RecordData) => (by === null ? recordIdOf(module, data) : data[by]);
    const data = demo[key]?.find((each) => nameOf(each) === id);
    if (data === undefined) return;
    const found = records.get(key) ?? {};
    records.set(key, found);
    const recordId = recordIdOf(module, data);
    if (recordId in found) return;
    found[recordId] = data;
    referencesOf(module, readRecord(module, data)).forEach(add);
  };
  wanted.forEach(add);
  const modules = registry.modules
    .filter(({ key }) => records.has(key))
    .map((module) => ({ ...module, rules: [] }));
  return { registry: { ...registry, modules }, records };
}
