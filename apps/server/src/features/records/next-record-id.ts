import type { RecordRow } from '@quartermaster/contract/http/records';
import type { ModuleAddress } from '../../engine/module-place.ts';
import type { RecordsService } from './records.service.ts';

/** A number that no record of a module has now; another request may take it first. */
export async function nextRecordId(records: RecordsService, address: ModuleAddress): Promise<number> {
  const { data } = await records.list(address, { page: 1, per_page: 1, sort: '-record_id' }, 'en', '');
  const [last]: readonly (RecordRow | undefined)[] = data;
  return Number(last?.record_id ?? 0) + 1;
}
