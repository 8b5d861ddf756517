import { readFileSync } from 'node:fs';
import { contentHashInput } from '@quartermaster/contract/bundle/manifest';
import {
  SETTINGS_FILE_FORMAT,
  type SettingsFileManifest,
  type SettingsFileModule,
} from '@quartermaster/contract/bundle/settings-file';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { sha256 } from '../../platform/sha256.ts';

type ServerPackage = { readonly version: string };

/** The version of this console, as its package says. */
const consoleVersion = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as ServerPackage
).version;

type Description = Pick<SettingsFileManifest, 'source' | 'exported_at'> & {
  readonly modules: readonly SettingsFileModule[];
};

/** The description of a file whose modules are written. */
export function manifestOf({ source, exported_at, modules }: Description): SettingsFileManifest {
  const described: Omit<SettingsFileManifest, 'hash'> = {
    format: SETTINGS_FILE_FORMAT,
    console_version: consoleVersion,
    exported_at,
    source,
    modules: [...modules],
    content_hash: contentHashOf(modules),
  };
  return { ...described, hash: hashOf(described) };
}

/** The hash over everything in a manifest but itself. */
export const hashOf = ({ ...described }: Omit<SettingsFileManifest, 'hash'>): string =>
  sha256(canonicalJson(described));

export const contentHashOf = (modules: readonly SettingsFileModule[]): string =>
  sha256(contentHashInput(modules.map(({ module, sha256: hash }) => ({ module, hash }))));
