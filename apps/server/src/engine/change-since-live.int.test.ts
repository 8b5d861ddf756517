import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { changesSinceLive } from './change-since-live.ts';
import { cloneBranch } from './clone.ts';

const books = libraryRegistry.get('book-setting');

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());

const save = async (id: number, pages: number): Promise<number> => {
  const { seq } = await scene.write([{ module: books, recordId: String(id), data: book(id, { pages }) }]);
  return Number(seq);
};

const changes = async (branchId = scene.branchId) =>
  Object.fromEntries(await changesSinceLive(scene.database, books, branchId, ['1', '2', '3', '4', '5']));

/** Makes a release of the branch as it is live; the held record stays as it was at `heldSeq`. */
async function release(seq: number, held: string, heldSeq: number): Promise<void> {
  await scene.database.query(
    `with made as (
       insert into release (environment_id, number, version_id, version_seq, environment_seq, kind, content_hash, record_count, change_count)
       select environment_id, 1, version_id, $2, 0, 'publish', '', 0, 0 from branch where id = $1 returning id, environment_id
     ), hold as (
       insert into release_hold (release_id, module, record_id, branch_id, from_seq) select id, 'book-setting', $3, $1, $4 from made
     )
     update environment set live_release_id = made.id from made where environment.id = made.environment_id`,
    [scene.branchId, seq, held, heldSeq],
  );
}

describe('what changed since the live release', () => {
  it('is told by content, held records and all, in every version', async () => {
    await save(1, 10);
    await save(2, 20);
    const heldSeq = await save(3, 30);
    await save(3, 31);
    const seq = await save(4, 40);
    expect(await changes()).toEqual({});

    await release(seq, '3', heldSeq);
    expect(await changes()).toEqual({ 3: 'changed' });

    await save(1, 11);
    await save(2, 21);
    await save(2, 20);
    await save(5, 50);
    expect(await changes()).toEqual({ 1: 'changed', 3: 'changed', 5: 'new' });

    const copy = await scene.createBranch();
    await scene.database.transaction((tx) =>
      cloneBranch(
        { tx, database: scene.database, registry: libraryRegistry },
        { branchId: copy, kind: 'clone', actor: { accountId: null } },
        scene.branchId,
      ),
    );
    expect(await changes(copy)).toEqual(await changes());
  });
});
