import type { JsonObject, RecordData } from '../core/json.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from '../modules/index.ts';
import { recordIdOf } from '../record/identity.ts';
import { validateConfiguration } from '../validation/validate-configuration.ts';

const demo = demoConfiguration();

/** What goes wrong when one record of the demo game is changed: `path code`, the record's own only. */
export function problemsAfter(
  key: string,
  id: string,
  change: (data: RecordData) => JsonObject,
): readonly string[] {
  const issues = validateConfiguration({
    registry,
    isProtected: true,
    onlyModules: [key],
    records: (module) =>
      (demo[module] ?? []).map((data) => {
        const recordId = recordIdOf(registry.get(module), data);
        return { recordId, data: module === key && recordId === id ? { ...data, ...change(data) } : data };
      }),
  });
  return issues.filter((issue) => issue.recordId === id).map(({ path, code }) => `${path} ${code}`);
}
