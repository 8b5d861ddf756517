import { AppError } from '@quartermaster/contract/errors/app-error';
import type { optionsQuery, RecordOption } from '@quartermaster/contract/http/records';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { assetKind, findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { mailSetting } from '@quartermaster/domain/modules/mail-messages/mail-setting';
import { mallSetting } from '@quartermaster/domain/modules/shop-packages/mall-setting';
import { pveTowerSetting } from '@quartermaster/domain/modules/towers-maze/pve-tower-setting';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type * as z from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { findContentRecords, searchContentRecords } from './content.repo.ts';
import { contentForPlayers } from './live-titles.ts';
import { findDisplay } from './titles.repo.ts';

export type LiveChoicesDependencies = {
  readonly database: Queryable;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

/** What support gives, sends, sells and resets: what assets are of, mails that were written before, products, towers. */
const CHOOSABLE: ReadonlySet<string> = new Set([
  ...assetKind.values.flatMap(({ value }) => findAssetKind(value)?.target ?? []),
  mailSetting.key,
  mallSetting.key,
  pveTowerSetting.key,
]);

/**
 * Records as players have them now, to choose from: those asked for by id, else the first that contain
 * the text. Staff who may not read drafts choose among these.
 * @throws AppError `module_not_found`, `environment_not_found`
 */
export async function liveChoices(
  { database, registry, branches }: LiveChoicesDependencies,
  { env, module: key }: { readonly env: string; readonly module: string },
  { q = '', ids, limit }: z.infer<typeof optionsQuery>,
): Promise<RecordOption[]> {
  const module = CHOOSABLE.has(key) ? registry.find(key) : undefined;
  if (module === undefined) throw new AppError('module_not_found', { module: key });
  const { id: environmentId } = await branches.getEnvironment(database, env);
  const content = await contentForPlayers(database, environmentId);
  if (content === null) return [];
  const stored =
    ids === undefined
      ? await searchContentRecords(database, module, content, { text: q, limit })
      : await findContentRecords(database, module, idsIn(ids, limit), content);
  const records = new Map([...stored].map(([id, data]) => [id, readRecord(module, data)]));
  const display = await findDisplay(database, registry, module, [...records.values()], content);
  return [...records].map(([id, data]) => ({
    id,
    ...display(data),
    status: statusOf(module, data),
  }));
}

const idsIn = (text: string, limit: number): readonly string[] =>
  text
    .split(',')
    .filter((id) => id !== '')
    .slice(0, limit);

function statusOf(module: ResolvedModule, data: RecordData): string | null {
  const status = module.fieldByKey.has('status') ? data['status'] : null;
  return typeof status === 'string' ? status : null;
}
