import type { RecordData } from '../core/json.ts';
import { demoConfiguration } from './demo-configuration.ts';
import type { DemoFile } from './demo-file.ts';
import { petFiles } from './files.ts';
import { demoItems, spiritItemId } from './items.ts';
import { movedTo, WRITTEN } from './moved-dates.ts';
import { text } from './names.ts';
import type { DemoPet } from './pet-names.ts';
import { petRecord } from './pets.ts';

/** One saved edit: the record as it is afterwards. An identity that is not there yet is created. */
type DemoEdit = { readonly module: string; readonly data: RecordData };

/** Edits that were made after the release, as one person saved them together. */
export type DemoChange = { readonly note: string; readonly edits: readonly DemoEdit[] };

const AUTUMN_EMBERS = 3007;
const EMBER_FOX = 10_021;
const STORM_HERON = 10_030;
const HEARTH_STEW = 1005;
const LANTERN_HARVEST = 501;
const MAPLE_PANDA_INDEX = 48;

const MAPLE_PANDA: DemoPet = {
  id: 10_147,
  rarity: 'SR',
  property: 'fire',
  job: 'caster',
  name: ['Maple Panda', '楓葉小熊貓', 'もみじパンダ'],
  title: ['Collector of red leaves', '紅葉收藏家', '紅葉の収集家'],
};

/**
 * What the designers of the demo game are working on in the development environment, so that the
 * release centre has something to show. One text is unfinished on purpose: it is a warning there.
 */
export function demoDraft(day: Date = WRITTEN): readonly DemoChange[] {
  return movedTo(day, [
    { note: 'Autumn Embers: featured odds from 0.9% to 0.7%', edits: [gachapon()] },
    { note: 'A new companion for the harvest', edits: maplePanda() },
    {
      note: 'Balance after the weekend',
      edits: [
        pet(EMBER_FOX, ({ base_stats: stats }) => ({ base_stats: { ...(stats as RecordData), atk: 560 } })),
        pet(STORM_HERON, () => ({ title: { en: 'Reader of storms', zh: '讀暴風者' } })),
      ],
    },
    {
      note: 'Stew heals more, the harvest lasts three days longer',
      edits: [
        changed('item-setting', 'item_id', HEARTH_STEW, () => ({
          use_value: 150,
          description: text([
            'Gives back 150 AP. Best shared.',
            '恢復 150 點體力，分享最美味。',
            'APを150回復する。分け合うとおいしい。',
          ]),
        })),
        changed('special-event-setting', 'event_id', LANTERN_HARVEST, () => ({
          claim_end_at: '2026-12-11 03:00:00',
        })),
      ],
    },
  ]);
}

/** Pictures that the draft names beside those of the demo. They are stored with the others. */
export function demoDraftFiles(): readonly DemoFile[] {
  return petFiles([MAPLE_PANDA]);
}

function gachapon(): DemoEdit {
  const weights: Readonly<Record<number, number>> = { 1: 70, 5: 7020 };
  return changed('gachapon-setting', 'gachapon_id', AUTUMN_EMBERS, ({ groups }) => ({
    groups: (groups as readonly RecordData[]).map((group) => ({
      ...group,
      weight: weights[Number(group['group_no'])] ?? group['weight'] ?? 0,
    })),
  }));
}

function maplePanda(): readonly DemoEdit[] {
  const panda = petRecord(MAPLE_PANDA, MAPLE_PANDA_INDEX);
  const [sample] = demoItems().filter((item) => item['item_id'] === spiritItemId(EMBER_FOX));
  const [en, zh, jp] = MAPLE_PANDA.name;
  const spirit = {
    ...sample,
    item_id: spiritItemId(MAPLE_PANDA.id),
    rarity: MAPLE_PANDA.rarity,
    name: text([`${en} Spirit`, `${zh}之魂`, `${jp}のソウル`]),
    description: text([
      `Gather enough to summon ${en}.`,
      `收集足夠數量即可召喚${zh}。`,
      `集めると${jp}を召喚できる。`,
    ]),
  };
  return [
    { module: 'item-setting', data: spirit },
    { module: 'pet-setting', data: { ...panda, status: 'not_open', release_at: '2026-12-01 03:00:00' } },
  ];
}

function pet(id: number, edit: (data: RecordData) => RecordData): DemoEdit {
  return changed('pet-setting', 'pet_id', id, edit);
}

function changed(
  module: string,
  identity: string,
  id: number,
  edit: (data: RecordData) => RecordData,
): DemoEdit {
  const record = demoConfiguration()[module]?.find((data) => data[identity] === id);
  if (record === undefined) throw new RangeError(`The demo has no ${module} ${id}.`);
  return { module, data: { ...record, ...edit(record) } };
}
