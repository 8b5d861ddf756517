import type { RecordAdapter } from '../../engine/record-adapter.ts';
import { wireTime } from '../../engine/wire-time.ts';

type VersionRow = {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  readonly release: number | null;
  readonly note: string;
  readonly checksum: string | null;
  readonly state: string;
  readonly base: string | null;
  readonly clientMinVersion: string;
  readonly createdBy: string | null;
};

/** The versions of an environment as the records of a module. */
export const versionsAdapter: RecordAdapter = {
  async readAll(db, environment) {
    const { rows } = await db.query<VersionRow>(
      `select v.id, v.name, ${wireTime('v.created_at')} as "createdAt", ${wireTime('last.at')} as "changedAt",
              coalesce(editor.display_name, creator.display_name) as "changedBy", live.number as release,
              v.note, newest.content_hash as checksum, creator.display_name as "createdBy",
              v.client_min_version as "clientMinVersion", be.key || '/' || base.name as base,
              case when v.archived_at is not null then 'archived' when live.id is not null then 'active'
                   when newest.content_hash is not null then 'released' else 'draft' end as state
         from version as v
         join branch as b on b.version_id = v.id
         left join lateral (
           select c.at, c.author_id from change_set as c where c.branch_id = b.id order by c.seq desc limit 1
         ) as last on true
         left join account as editor on editor.id = last.author_id
         left join account as creator on creator.id = v.created_by
         join environment as e on e.id = v.environment_id
         left join version as base on base.id = v.base_version_id
         left join environment as be on be.id = base.environment_id
         left join release as live on live.id = e.live_release_id and live.version_id = v.id
         left join lateral (
           select r.content_hash from release as r
            where r.environment_id = v.environment_id and r.version_id = v.id order by r.number desc limit 1
         ) as newest on true
        where v.environment_id = $1
        order by v.id`,
      [environment.id],
    );
    return rows.map(
      ({ id, name, state, createdAt, changedAt, changedBy, release, note, checksum, ...row }) => ({
        recordId: String(id),
        data: {
          setting_id: id,
          name,
          state,
          created_at: createdAt,
          ...(changedAt === null ? {} : { last_update_time: changedAt }),
          ...(release === null ? {} : { live_release: release }),
          ...(note === '' ? {} : { note }),
          ...(checksum === null ? {} : { checksum }),
          ...(row.base === null ? {} : { base: row.base }),
          ...(row.clientMinVersion === '' ? {} : { client_min_version: row.clientMinVersion }),
          ...(row.createdBy === null ? {} : { created_by: row.createdBy }),
        },
        revision: 0,
        updatedAt: changedAt ?? createdAt,
        updatedBy: changedBy,
      }),
    );
  },
};
