import type { RecordData } from '@quartermaster/domain/core/json';
import type { LocalizedText } from '@quartermaster/domain/core/language';
import { propertyOf } from './kinds.ts';
import { skillTypeOf } from './skills.ts';
import {
  cell,
  localizedName,
  numberCell,
  offsetId,
  type SourceRow,
  type SourceTables,
} from './source-tables.ts';

/** Stats of the data set by their ids. */
const STATS = { 1: 'hp', 2: 'atk', 3: 'def', 4: 'matk', 5: 'mdef', 6: 'spd' } as const;
const CORE_STATS = ['hp', 'atk', 'matk', 'def', 'mdef', 'spd'] as const;

/** The demo's job for the character that is best at a stat. */
const JOBS: Readonly<Record<string, number>> = { hp: 4, atk: 2, matk: 3, def: 1, mdef: 5, spd: 6 };

const RARITY_STEPS = [
  { from: 500, rarity: 'SSR' },
  { from: 400, rarity: 'SR' },
  { from: 300, rarity: 'R' },
  { from: 0, rarity: 'N' },
] as const;

const SPIRIT_OFFSET = 200_000;
const CLANS = 4;
const GROWTH_DIVISOR = 10;
const FIRST_MONTH = 1;

type Stats = Readonly<Record<string, number>>;
type Join = {
  readonly names: ReadonlyMap<string, LocalizedText>;
  readonly titles: ReadonlyMap<string, LocalizedText>;
  readonly statsBySpecies: ReadonlyMap<string, Stats>;
  readonly typeBySpecies: ReadonlyMap<string, string>;
  readonly skillsByType: ReadonlyMap<string, { readonly normal: number; readonly ultimate: number }>;
};

/** Every species of the data set with the stats of its default form, and the spirit that summons it. */
export function joinPets(tables: SourceTables): {
  readonly pets: readonly RecordData[];
  readonly spirits: readonly RecordData[];
} {
  const forms = tables.rows('pokemon.csv').filter((row) => cell(row, 'is_default') === '1');
  const join: Join = {
    names: tables.names('pokemon_species_names.csv', 'pokemon_species_id'),
    titles: tables.names('pokemon_species_names.csv', 'pokemon_species_id', 'genus'),
    ...formFacts(tables, new Map(forms.map((row) => [cell(row, 'id'), cell(row, 'species_id')]))),
    skillsByType: skillsOfTypes(tables.rows('moves.csv')),
  };
  const species = tables.rows('pokemon_species.csv');
  return { pets: species.map((row) => petOf(row, join)), spirits: species.map((row) => spiritOf(row, join)) };
}

function formFacts(
  tables: SourceTables,
  speciesOf: ReadonlyMap<string, string>,
): Pick<Join, 'statsBySpecies' | 'typeBySpecies'> {
  const statsBySpecies = new Map<string, Stats>();
  for (const row of tables.rows('pokemon_stats.csv')) {
    const species = speciesOf.get(cell(row, 'pokemon_id'));
    const stat = STATS[Number(cell(row, 'stat_id')) as keyof typeof STATS];
    if (species === undefined || stat === undefined) continue;
    statsBySpecies.set(species, { ...statsBySpecies.get(species), [stat]: numberCell(row, 'base_stat') });
  }
  const first = tables.rows('pokemon_types.csv').filter((row) => cell(row, 'slot') === '1');
  const types = first.flatMap((row) => {
    const species = speciesOf.get(cell(row, 'pokemon_id'));
    return species === undefined ? [] : [[species, cell(row, 'type_id')] as const];
  });
  return { statsBySpecies, typeBySpecies: new Map(types) };
}

/** The first light and the strongest skill of each type; any type may fall back on the plainest. */
function skillsOfTypes(moves: readonly SourceRow[]): Join['skillsByType'] {
  const found = new Map<string, { normal: number; ultimate: number; power: number }>();
  for (const row of moves) {
    const power = numberCell(row, 'power');
    const id = offsetId(cell(row, 'id'));
    const isLight = skillTypeOf(power, numberCell(row, 'pp')) === 'normal';
    for (const type of [cell(row, 'type_id'), '']) {
      const known = found.get(type) ?? { normal: 0, ultimate: id, power };
      const isStronger = power > known.power;
      found.set(type, {
        normal: known.normal === 0 && isLight ? id : known.normal,
        ultimate: isStronger ? id : known.ultimate,
        power: Math.max(power, known.power),
      });
    }
  }
  return found;
}

function petOf(row: SourceRow, join: Join): RecordData {
  const id = cell(row, 'id');
  const stats = join.statsBySpecies.get(id) ?? {};
  const type = join.typeBySpecies.get(id) ?? '';
  const anyType = join.skillsByType.get('');
  const skills = join.skillsByType.get(type);
  const block = Object.fromEntries(CORE_STATS.map((stat) => [stat, stats[stat] ?? 0]));
  const growth = Object.fromEntries(CORE_STATS.map((stat) => [stat, (stats[stat] ?? 0) / GROWTH_DIVISOR]));
  const generation = String(numberCell(row, 'generation_id', FIRST_MONTH)).padStart(2, '0');
  return {
    pet_id: offsetId(id),
    name: localizedName(join.names, row),
    title: join.titles.get(id) ?? localizedName(join.names, row),
    rarity: rarityOf(row, stats),
    property: propertyOf(type),
    clan: `clan_${(numberCell(row, 'color_id') % CLANS) + 1}`,
    job_id: JOBS[strongest(stats)] ?? 1,
    release_at: `2026-${generation}-01 00:00:00`,
    base_stats: block,
    growth_stats: growth,
    skills: [
      { slot: 'normal', skill_id: skills?.normal || anyType?.normal || 0, unlock_star: 1 },
      { slot: 'ultimate', skill_id: skills?.ultimate ?? anyType?.ultimate ?? 0, unlock_star: 1 },
    ],
    spirit_item_id: spiritId(id),
  };
}

function spiritOf(row: SourceRow, join: Join): RecordData {
  const { en, zh, jp } = localizedName(join.names, row);
  return {
    item_id: spiritId(cell(row, 'id')),
    name: {
      ...(en && { en: `${en} Spirit` }),
      ...(zh && { zh: `${zh}之魂` }),
      ...(jp && { jp: `${jp}のソウル` }),
    },
    description: { en: 'Gather enough to summon.', zh: '收集足夠數量即可召喚。', jp: '集めると召喚できる。' },
    item_type: 'fragment',
    bag_tab: 'fragment',
    rarity: rarityOf(row, join.statsBySpecies.get(cell(row, 'id')) ?? {}),
  };
}

function spiritId(species: string): number {
  return offsetId(species) + SPIRIT_OFFSET;
}

function rarityOf(row: SourceRow, stats: Stats): string {
  if (cell(row, 'is_legendary') === '1' || cell(row, 'is_mythical') === '1') return 'SSR_PLUS';
  const total = Object.values(stats).reduce((sum, value) => sum + value, 0);
  return RARITY_STEPS.find(({ from }) => total >= from)?.rarity ?? 'N';
}

function strongest(stats: Stats): string {
  return CORE_STATS.reduce((best, stat) => ((stats[stat] ?? 0) > (stats[best] ?? 0) ? stat : best));
}
