import { isTest, withoutComments, type Finding, type SourceFile } from './source-file.ts';

/** Apps that read released or stored records of single modules; the web app gets definitions later. */
const READERS = /^apps\/(server|game-server)\/src\//;
/** Engines treat all modules alike; demo data are records as a person writes them. */
const GENERIC = /\/(engine|db|demo)\/|\/demo[^/]*\.ts$/;
const FIELD_READ = /\b(?:data|record|setting)\??\.?\[\s*'([a-z]+(?:_[a-z]+)+)'\s*\]/g;

/** Code about one module uses its definition: a renamed field or key is then a type error. */
export function checkRecordTypes(file: SourceFile, moduleKeys: readonly string[]): Finding[] {
  if (!READERS.test(file.path) || GENERIC.test(file.path) || isTest(file.path)) return [];
  const code = withoutComments(file.text);
  const keys = moduleKeys.filter((key) => key.includes('-') && code.includes(`'${key}'`));
  const fields = [...code.matchAll(FIELD_READ)].map(([, field = '']) => field);
  return [
    ...keys.map(
      (key) => `writes the key '${key}': import the module's definition and use its key, as itemSetting.key.`,
    ),
    ...fields.map(
      (field) =>
        `reads '${field}' of untyped data: read it by its type, as recordOf(itemSetting, data).stack_limit.`,
    ),
  ].map((message) => ({ path: file.path, message }));
}
