import type {
  BatchAnswer as BatchOnWire,
  BatchesAnswer,
  FoundCode as FoundOnWire,
  FoundCodesAnswer,
  RedemptionCode as CodeOnWire,
  RedemptionRow as RedemptionOnWire,
} from '@quartermaster/contract/http/redemption-codes';
import type { BatchActionKind, CodeActionKind } from '@quartermaster/domain/actions/redemption/index';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';
import { sliceQuery, type SliceOnWire } from './slice-query.ts';

export type BatchAnswer = Camelized<BatchOnWire>;
export type RedemptionBatch = BatchAnswer['batch'];
export type RedemptionCode = Camelized<CodeOnWire>;
export type FoundCode = Camelized<FoundOnWire>;

/** A batch of an environment. */
export type BatchKey = Branch & { readonly batch: string };

/** How often it is asked how many codes there are by now. */
const PROGRESS_MILLISECONDS = 1000;

const batchPath = ({ batch, ...branch }: BatchKey): string =>
  `${branchPath(branch)}/redemption-batches/${encodeURIComponent(batch)}`;

/** Everything that is known of a batch. */
export const batchKey = ({ environment, batch }: BatchKey) =>
  ['redemption-batch', environment, batch] as const;

export function batchQuery(key: BatchKey) {
  return queryOptions({
    queryKey: [...batchKey(key), 'facts'],
    queryFn: ({ signal }) => getJson<BatchOnWire>(batchPath(key), signal),
    refetchInterval: ({ state }) =>
      state.data?.batch.state === 'generating' ? PROGRESS_MILLISECONDS : false,
  });
}

/** The most batches that are asked about at once. */
export const MAX_BATCHES = 50;

/** Some batches of an environment by their numbers. */
export function batchesQuery(branch: Branch, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['redemption-batch', branch.environment, 'some', ids.join(',')],
    queryFn: ({ signal }) =>
      getJson<BatchesAnswer>(
        `${branchPath(branch)}/redemption-batches${queryString({ ids: ids.join(','), limit: MAX_BATCHES })}`,
        signal,
      ),
  });
}

export const codesQuery = (key: BatchKey, q: string) =>
  sliceQuery<SliceOnWire<CodeOnWire>>({
    queryKey: [...batchKey(key), 'codes', q],
    path: `${batchPath(key)}/codes`,
    narrowing: { q },
  });

/** Codes of any batch that begin with a text, with their batches. */
export function foundCodesQuery(branch: Branch, q: string) {
  return queryOptions({
    queryKey: ['redemption-batch', branch.environment, 'found', q],
    queryFn: ({ signal }) =>
      getJson<FoundCodesAnswer>(`${branchPath(branch)}/redemption-codes${queryString({ q })}`, signal),
    enabled: q !== '',
  });
}

export const redemptionsQuery = (key: BatchKey) =>
  sliceQuery<SliceOnWire<RedemptionOnWire>>({
    queryKey: [...batchKey(key), 'redemptions'],
    path: `${batchPath(key)}/redemptions`,
  });

type Confirmation = { readonly confirmation?: string };

export function generateCodes(key: BatchKey, answer: Confirmation): Promise<BatchAnswer> {
  return postJson<BatchOnWire>(`${batchPath(key)}/generate`, answer);
}

export type BatchSwitch = Exclude<BatchActionKind, 'generate'>;

export function switchBatch(
  key: BatchKey,
  verb: BatchSwitch,
  answer: Confirmation & { readonly reason: string },
): Promise<BatchAnswer> {
  return postJson<BatchOnWire>(`${batchPath(key)}/${verb}`, answer);
}

export function switchCode(key: BatchKey, no: number, verb: CodeActionKind): Promise<RedemptionCode> {
  return postJson<CodeOnWire>(`${batchPath(key)}/codes/${no}/${verb}`);
}

export function exportBatch(key: BatchKey, list: 'codes' | 'redemptions'): Promise<void> {
  return saveDownload(`${batchPath(key)}/${list}.csv`, `${list}-${key.environment}-${key.batch}.csv`);
}
