import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordLine, RecordLinesAnswer } from '@quartermaster/contract/http/record-line';
import type { ListQuery, RecordRow } from '@quartermaster/contract/http/records';
import { issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import type { ModuleAddress } from '../../engine/module-place.ts';
import type { Actor } from '../../platform/actor.ts';
import type { RecordsService } from './records.service.ts';
import type { WriteOptions } from './write-records.ts';

/** What a line has besides fields. */
const BESIDE: ReadonlySet<string> = new Set(['revision', 'updated_at', 'updated_by']);

/** Records as single lines for the calls that know a module by an address of its own; the same reads and writes as any. */
export type RecordLines = ReturnType<typeof createRecordLines>;

export function createRecordLines(records: RecordsService) {
  const update = async (
    address: ModuleAddress,
    recordId: string,
    line: RecordData,
    actor: Actor,
    options: WriteOptions = {},
  ): Promise<RecordLine> => {
    const { record } = await records.read(address, recordId);
    const baseRevision = revisionIn(line) ?? record.revision;
    const data = { ...record.data, ...fieldsOf(line) };
    const saved = await records.update(address, { recordId, data, baseRevision }, actor, options);
    return lineOf(saved.record);
  };

  const create = async (
    address: ModuleAddress,
    line: RecordData,
    actor: Actor,
    options: WriteOptions = {},
  ): Promise<RecordLine> => lineOf((await records.create(address, fieldsOf(line), actor, options)).record);

  return {
    list: async (
      address: ModuleAddress,
      query: ListQuery,
      reader: Language,
      path: string,
    ): Promise<RecordLinesAnswer> => {
      const { references: _, ...page } = await records.list(address, query, reader, path);
      return { ...page, data: page.data.map(lineOf) };
    },
    read: async (address: ModuleAddress, recordId: string): Promise<RecordLine> =>
      lineOf((await records.read(address, recordId)).record),
    create,
    update,
    /** Appends a record that is new, and merges into one that is there. */
    save: async (
      address: ModuleAddress,
      recordId: string,
      line: RecordData,
      actor: Actor,
      options: WriteOptions = {},
    ) =>
      update(address, recordId, line, actor, options).catch((problem: unknown) => {
        if (!(problem instanceof AppError) || problem.code !== 'record_not_found') throw problem;
        return create(address, line, actor, options);
      }),
  };
}

function lineOf({ data, revision, updated_at, updated_by }: RecordRow): RecordLine {
  return { ...data, revision, updated_at, updated_by };
}

const fieldsOf = (line: RecordData): RecordData =>
  Object.fromEntries(Object.entries(line).filter(([key]) => !BESIDE.has(key)));

/** @throws AppError `invalid` for a revision that is none */
function revisionIn({ revision }: RecordData): number | undefined {
  if (revision === undefined || revision === null) return undefined;
  if (Number.isSafeInteger(revision)) return revision as number;
  throw new AppError('invalid', {}, [issue('revision', 'integer')]);
}
