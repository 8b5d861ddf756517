import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { skinSetting } from '@quartermaster/domain/modules/skins-profile/skin-setting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** Every owner has one initial skin: what a release would say of the skins of a pet is said in the forms. */

const AT = 'environments/dev/versions/1.0.0/modules';
const PET = `${AT}/${petSetting.key}/records`;
const SKIN = `${AT}/${skinSetting.key}/records`;
const game = demoConfiguration(new Date('2026-11-23T00:00:00Z'));
const [pet = {}] = game[petSetting.key] ?? [];
const [sample = {}] = game[skinSetting.key] ?? [];

let scene: CallScene;
beforeAll(async () => {
  scene = await createCallScene();
  await send('POST', PET, { data: pet });
});
afterAll(() => scene.close());

async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await scene.admin.call(method, path, body === undefined ? {} : { body });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
}

const skin = (id: number, obtainType: string): RecordData => ({
  ...sample,
  skin_id: id,
  name: { en: `Skin ${id}`, zh: `造型 ${id}`, jp: `スキン ${id}` },
  owner_type: 'pet',
  owner_id: pet['pet_id'] ?? null,
  obtain_type: obtainType,
});
const atObtainType = (answer: { readonly issues: readonly { readonly path: string }[] }) =>
  answer.issues.filter(({ path }) => path === 'obtain_type');
const MISSING = { path: 'obtain_type', code: 'too_few', params: { min: 1 }, severity: 'error' };

const problemsOfSkins = async (): Promise<readonly object[]> => {
  const { about } = await send('GET', `${PET}/${plainText(pet['pet_id'] ?? null)}/referrers`);
  return about.find(({ module }: { module: string }) => module === skinSetting.key).problems;
};

it('says that the only skin is not the initial one, as it is saved, read, and at its owner', async () => {
  expect(await problemsOfSkins()).toEqual([]);
  expect(atObtainType(await send('POST', SKIN, { data: skin(1, 'event') }))).toMatchObject([MISSING]);
  expect(atObtainType(await send('GET', `${SKIN}/1`))).toMatchObject([MISSING]);
  expect(await problemsOfSkins()).toMatchObject([{ ...MISSING, record_id: '1', title: { en: 'Skin 1' } }]);
});

it('says it of a draft too, which counts as it would be', async () => {
  const validate = (data: RecordData, id?: string) =>
    send('POST', `${AT}/${skinSetting.key}/validate`, { data, record_id: id });
  expect(atObtainType(await validate(skin(2, 'event')))).toHaveLength(1);
  expect(atObtainType(await validate(skin(1, 'default'), '1'))).toEqual([]);
});

it('says nothing once there is one', async () => {
  expect(atObtainType(await send('POST', SKIN, { data: skin(2, 'default') }))).toEqual([]);
  expect(atObtainType(await send('GET', `${SKIN}/1`))).toEqual([]);
  expect(await problemsOfSkins()).toEqual([]);
});

it('says that a second one is one too many', async () => {
  const found = atObtainType(await send('POST', SKIN, { data: skin(3, 'default') }));
  expect(found).toMatchObject([{ ...MISSING, code: 'too_many', params: { max: 1 } }]);
  expect(atObtainType(await send('GET', `${SKIN}/1`))).toHaveLength(1);
});

it('says that another record has the name already, in the form as it is typed', async () => {
  const validate = async (data: RecordData, id?: string) => {
    const { issues } = await send('POST', `${AT}/${petSetting.key}/validate`, { data, record_id: id });
    return issues.filter(({ path }: { readonly path: string }) => path.split('.', 1)[0] === 'name');
  };
  const other = { ...pet, pet_id: 99_001 };
  const record = plainText(pet['pet_id'] ?? null);
  const inAll = { record, languages: ['en', 'zh', 'jp'] };
  expect(await validate(other)).toMatchObject([{ path: 'name', code: 'duplicate', params: inAll }]);
  expect(await validate(pet, plainText(pet['pet_id'] ?? null))).toEqual([]);
  const named = { en: 'Quite Another', zh: '別的寵物', jp: '別のペット' };
  expect(await validate({ ...other, name: named })).toEqual([]);
  // A name that only contains the other is another one.
  const [first] = Object.values(pet['name'] ?? {});
  expect(await validate({ ...other, name: { ...named, en: `${String(first)} Two` } })).toEqual([]);
});

it('says so of a new record that has no ID yet', async () => {
  const { issues } = await send('POST', `${AT}/${petSetting.key}/validate`, {
    data: { ...pet, pet_id: null },
  });
  const taken = { code: 'duplicate', params: { record: plainText(pet['pet_id'] ?? null) } };
  expect(issues.filter(({ path }: { readonly path: string }) => path === 'name')).toMatchObject([taken]);
});
