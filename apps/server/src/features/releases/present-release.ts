import type { Release } from '@quartermaster/contract/http/releases';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { ReleaseRow } from './releases.repo.ts';

export function presentRelease(row: ReleaseRow): Release {
  return {
    number: row.number,
    kind: row.kind,
    source_number: row.source_number,
    source_module: row.source_module,
    version: row.version,
    name: row.name,
    note: row.note,
    author: row.author,
    at: formatDateTime(row.at),
    content_hash: row.content_hash,
    record_count: row.record_count,
    change_count: row.change_count,
    held_count: row.held_count,
    is_live: row.is_live,
  };
}
