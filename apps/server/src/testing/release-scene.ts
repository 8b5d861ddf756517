import { gzipSync } from 'node:zlib';
import type { HoldBody } from '@quartermaster/contract/http/record-holds';
import type { PublishBody, Release } from '@quartermaster/contract/http/releases';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { bundleFileKey } from '../engine/bundle-file-key.ts';
import { onlyRow } from '../db/only-row.ts';
import type { Actor } from '../platform/actor.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { writeChanges } from '../engine/record-writer.ts';
import type { RecordChange } from '../engine/record-change.ts';
import type { Queryable } from '../db/database.ts';
import type { Services } from '../compose.ts';
import { createTestServer, type KeptServer, type TestServer } from './test-server.ts';

const title = (en: string) => ({ en, zh: en, jp: en });
const titles = (en: string) => ({ title: title(`${en}s`), record: title(en) });

/** Spells and charms teach spells; the weather is one for the whole environment. */
const sampleRegistry = createRegistry(
  [{ key: 'magic', title: title('Magic'), icon: 'star' }],
  [
    {
      key: 'spell-setting',
      family: 'magic',
      titles: titles('Spell'),
      fields: {
        name: { kind: 'localized_text', label: title('Name') },
        power: { kind: 'integer', label: title('Power'), min: 0, max: 100 },
        teaches: { kind: 'reference', to: 'spell-setting', optional: true, label: title('Teaches') },
      },
    },
    {
      key: 'charm-setting',
      family: 'magic',
      titles: titles('Charm'),
      fields: {
        power: { kind: 'integer', label: title('Power'), min: 0, max: 100 },
        teaches: { kind: 'reference', to: 'spell-setting', optional: true, label: title('Teaches') },
      },
    },
    {
      key: 'weather-setting',
      family: 'magic',
      titles: titles('Weather'),
      scope: 'environment',
      fields: { wind: { kind: 'integer', label: title('Wind') } },
    },
  ],
);

export type ReleaseScene = {
  readonly server: TestServer;
  readonly actor: Actor;
  readonly address: { readonly env: string; readonly version: string };
  /** Writes records of a module as `by`, or as the designer; `null` in place of data deletes. Answers the seq. */
  write(
    module: string,
    records: Readonly<Record<string, RecordData | null>>,
    by?: Actor,
  ): Promise<number | null>;
  /** A complete spell. */
  spell(id: number, power: number, more?: RecordData): RecordData;
  /** Keeps spells out of releases. */
  hold(ids: readonly string[], more?: Partial<HoldBody>): Promise<void>;
  endHold(ids: readonly string[]): Promise<void>;
  /** Reviews and publishes, accepting every warning. */
  publish(body?: Partial<PublishBody>): Promise<Release>;
  close(): Promise<void>;
};

type SceneOptions = {
  readonly isProtected?: boolean;
  readonly registry?: Registry;
  readonly clock?: Clock;
  /** Begins with what another scene had, its environment included. */
  readonly copyOf?: KeptServer;
};

/** A server with one environment, `dev` or `production`, and its version 1.0.0. */
export async function createReleaseScene({
  isProtected = false,
  registry = sampleRegistry,
  clock = systemClock,
  copyOf,
}: SceneOptions = {}): Promise<ReleaseScene> {
  const server = await createTestServer({ registry, clock, ...(copyOf && { copyOf }) });
  const { database, services } = server;
  const env = isProtected ? 'production' : 'dev';
  const branchIds = await (copyOf ? findBranches(database) : insertEnvironment(database, env, isProtected));
  const actor = { accountId: await (copyOf ? findDesigner(database) : insertDesigner(database)) };
  const address = { env, version: '1.0.0' };
  await server.app.ready();

  return {
    server,
    actor,
    address,
    spell: buildSpell,
    write(key, records, by = actor) {
      const module = registry.get(key);
      const branchId = branchIds[module.scope === 'environment' ? 'environment' : 'versioned'];
      return database.transaction(async (tx) => {
        const { seq } = await writeChanges(
          tx,
          { branchId, kind: 'batch', actor: by },
          changesOf(module, records),
        );
        return seq;
      });
    },
    ...holding(server, address, actor),
    async publish(body = {}) {
      const reviewed = await services.releases.changes(address);
      const { digest } = await services.releases.problems(address);
      const whole = {
        name: 'Autumn',
        note: '',
        head_seq: reviewed.head_seq,
        holds_digest: reviewed.holds_digest,
        live_number: reviewed.live?.number ?? null,
        confirmation: `${env}-1.0.0`,
        accepted_warnings: digest,
        ...body,
      };
      return services.releases.publish(address, whole, actor);
    },
    close: server.close,
  };
}

type Holding = Pick<ReleaseScene, 'hold' | 'endHold'>;

function holding({ services }: TestServer, address: ReleaseScene['address'], actor: Actor): Holding {
  return {
    async hold(ids, more = {}) {
      const body = { records: spells(ids), reason: 'Economy review on Monday', until: null, ...more };
      await services.releases.holds.hold(address, body, actor);
    },
    async endHold(ids) {
      await services.releases.holds.end(address, { records: spells(ids) }, actor);
    },
  };
}

const spells = (ids: readonly string[]) => ids.map((id) => ({ module: 'spell-setting', record_id: id }));

async function insertDesigner(db: Queryable): Promise<number> {
  const account = await db.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash) values ('mei', 'Mei', 'admin', '') returning id`,
  );
  return onlyRow(account).id;
}

async function findDesigner(db: Queryable): Promise<number> {
  return onlyRow(await db.query<{ id: number }>(`select id from account where username = 'mei'`)).id;
}

async function findBranches(db: Queryable): Promise<BranchIds> {
  return onlyRow(
    await db.query<BranchIds>(
      `select (select id from branch where version_id is not null) as versioned,
              (select id from branch where version_id is null) as environment`,
    ),
  );
}

type BranchIds = { readonly versioned: number; readonly environment: number };

async function insertEnvironment(db: Queryable, env: string, isProtected: boolean): Promise<BranchIds> {
  return onlyRow(
    await db.query<BranchIds>(
      `with env as (insert into environment (key, name, is_protected) values ($1, $1, $2) returning id),
            ver as (insert into version (environment_id, name) select id, '1.0.0' from env returning id, environment_id),
            own as (insert into branch (environment_id) select id from env returning id),
            vb as (insert into branch (environment_id, version_id) select environment_id, id from ver returning id)
       select vb.id as versioned, own.id as environment from vb, own`,
      [env, isProtected],
    ),
  );
}

function buildSpell(id: number, power: number, more: RecordData = {}): RecordData {
  const name = { en: `Spell ${id}`, zh: `法術 ${id}`, jp: `呪文 ${id}` };
  return { id, name, power, status: 'active', sort_order: 0, ...more };
}

function changesOf(
  module: ResolvedModule,
  records: Readonly<Record<string, RecordData | null>>,
): RecordChange[] {
  return Object.entries(records).map(([recordId, data]) =>
    data === null
      ? { module, recordId, data }
      : { module, recordId: recordIdOf(module, data), data: readRecord(module, data) },
  );
}

/** Replaces the bytes of a module's newest file by others that look alike; answers how to put them back. */
export async function damageFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  module: string,
): Promise<() => Promise<void>> {
  const { rows } = await database.query<{ hash: string }>(
    'select hash from release_module where module = $1 order by release_id desc limit 1',
    [module],
  );
  const key = bundleFileKey(rows[0]?.hash ?? '');
  const bytes = await files.getBytes(key);
  await files.put(key, gzipSync('[{"data":{"item_id":1005,"use_value":999999},"record_id":"1005"}]'));
  return () => files.put(key, bytes);
}
