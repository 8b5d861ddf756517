import { expect, it } from 'vitest';
import type { ResolvedField } from '../core/field.ts';
import { plainText, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { registry } from '../modules/index.ts';
import { recordIdOf } from '../record/identity.ts';
import { referencesOf } from '../record/references-of.ts';
import { demoConfiguration } from './demo-configuration.ts';

const configuration = demoConfiguration();
const ITEMS = 'item-setting';

/** Paths without the numbers of rows where records give assets. */
function rewardPaths(fields: readonly ResolvedField[], above = ''): readonly string[] {
  return fields.flatMap(({ key, kind, rowFields }) =>
    kind === 'reward_list' ? [`${above}${key}.`] : rewardPaths(rowFields, `${above}${key}.`),
  );
}

/** What a record names, and whether it gives it. Itself it does not count. */
function namedBy(module: ResolvedModule, data: RecordData) {
  const rewards = rewardPaths(module.fields);
  const self = `${module.key} ${recordIdOf(module, data)}`;
  return referencesOf(module, data)
    .map(({ module: to, id, path }) => {
      const plain = path.replaceAll(/\.\d+/g, '');
      return { target: `${to} ${plainText(id)}`, isGiven: rewards.some((one) => plain.startsWith(one)) };
    })
    .filter(({ target }) => target !== self);
}

const links = registry.modules.flatMap((module) =>
  (configuration[module.key] ?? []).flatMap((data) => namedBy(module, data)),
);
/** What records give, and what they name for any other reason: costs, tickets, materials, draws. */
const given = new Set(links.filter(({ isGiven }) => isGiven).map(({ target }) => target));
const named = new Set(links.filter(({ isGiven }) => !isGiven).map(({ target }) => target));
/** A player who draws a pet or a god that they have gets its spirit. */
const spirits = new Map(
  ['pet-setting', 'god-setting'].flatMap((key) =>
    (configuration[key] ?? []).map((data) => {
      const owner = `${key} ${recordIdOf(registry.get(key), data)}`;
      return [plainText(data['spirit_item_id']), owner] as const;
    }),
  ),
);
/** Items that are in the game, or soon will be. */
const items = (configuration[ITEMS] ?? [])
  .filter(({ status }) => status === 'active' || status === 'not_open')
  .map((data) => ({ id: plainText(data['item_id']), data }));

it('has no item that players cannot get', () => {
  const isGiven = (id: string) => {
    const owner = spirits.get(id);
    return given.has(`${ITEMS} ${id}`) || (owner !== undefined && (given.has(owner) || named.has(owner)));
  };
  expect(items.map(({ id }) => id).filter((id) => !isGiven(id))).toEqual([]);
});

it('has no item that is good for nothing', () => {
  const idle = items.filter(({ id, data }) => !named.has(`${ITEMS} ${id}`) && data['use_effect'] === 'none');
  expect(idle.map(({ id, data }) => `${id} ${plainText((data['name'] as { en: string }).en)}`)).toEqual([]);
});

it('has no skill without an owner', () => {
  const ids = (configuration['skill-setting'] ?? []).map((data) => plainText(data['skill_id']));
  expect(ids.filter((id) => !named.has(`skill-setting ${id}`))).toEqual([]);
});

it('has no pet or god that players cannot get', () => {
  const drawn = new Set(
    (configuration['gachapon-setting'] ?? []).flatMap((data) =>
      referencesOf(registry.get('gachapon-setting'), data).map(
        ({ module, id }) => `${module} ${plainText(id)}`,
      ),
    ),
  );
  expect([...spirits.values()].filter((one) => !drawn.has(one) && !given.has(one))).toEqual([]);
});
