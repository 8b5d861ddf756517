import { describe, expect, it } from 'vitest';
import type { ResolvedModule } from '../../core/module.ts';
import { registry } from '../../modules/index.ts';
import { recordIdOf } from '../../record/identity.ts';
import { validateConfiguration } from '../../validation/validate-configuration.ts';
import { demoConfiguration } from '../demo-configuration.ts';
import { gameSoFar } from './game-so-far.ts';
import { generateRecords } from './generate-records.ts';

/** Their rows follow a story or the rows of other records: people write those. */
const WRITTEN_BY_HAND = [
  'god-setting',
  'god-star-setting',
  'talent-setting',
  'pet-skill-setting',
  'pet-conversation-setting',
  'pet-awaken-skill-setting',
  'chapter-setting',
  'gachapon-stepup-setting',
  'gachapon-assertion-setting',
  'gridcha-cell-setting',
  'slg-season-setting',
  'secretary-dialogue-setting',
  'pvp-bot-setting',
  '3v3-ranking-group-setting',
  'equipment-level-setting',
  'pet-specific-equipment-skill-setting-v2',
  'maze-event-setting',
  'maze-node-setting',
  'mega-event-setting',
  'ur-event-setting',
  'bingo-temp-setting',
  'mining-layer-setting',
  'mining-tool-setting',
  'treasure-round-setting',
  'monopoly-setting',
];

/** A number of children that people write is theirs too. */
const countsWritten = ({ rules }: ResolvedModule): boolean =>
  WRITTEN_BY_HAND.some((key) => JSON.stringify(rules).includes(`"children":"${key}"`));
/** Their last step, their ranking or their skills are a matter of their children, which come after them. */
const ENDS_WITH_CHILDREN = [
  'pet-rarity-setting',
  'pve-tower-setting',
  'pet-setting',
  'pet-event-setting',
  'sexual-dating-setting',
  'h-event-setting',
  'event-boss-setting',
];
/** Which records of a module lead to which is decided by people: made ones lead in circles. */
const leadsOn = ({ rules }: ResolvedModule, child: string): boolean =>
  rules.some((rule) => 'rule' in rule && rule.rule === 'parts_lead_through' && rule.module === child);
/** One record takes everything that there is to share out. */
const ALONE = ['gachapon-cycle-setting'];

const configuration = demoConfiguration();
const modules = registry.modules.filter(
  (module) => ![...WRITTEN_BY_HAND, ...ENDS_WITH_CHILDREN].includes(module.key) && !countsWritten(module),
);

describe.each(modules.map((module) => [module.key, module] as const))(
  'records made for %s',
  (key, module) => {
    const before = gameSoFar(registry, (other) => (other === key ? [] : (configuration[other] ?? [])));
    const records = generateRecords(module, before);

    it('have no problem in a protected environment, with the children made for them', () => {
      const made = new Map([[key, records]]);
      const game = gameSoFar(registry, (other) => made.get(other) ?? configuration[other] ?? []);
      for (const child of modules.filter(({ parent }) => parent?.module === key)) {
        made.set(child.key, []);
        if (!leadsOn(module, child.key)) made.set(child.key, generateRecords(child, game));
      }
      const problems = validateConfiguration({
        registry,
        isProtected: true,
        onlyModules: [...made.keys()],
        records: (name) =>
          game.records(name).map((data) => ({ recordId: recordIdOf(registry.get(name), data), data })),
      });
      expect(problems).toEqual([]);
    });

    it('are several, told apart by their ids, and the same each time', () => {
      const ids = records.map((data) => recordIdOf(module, data));
      expect(ids.length).toBeGreaterThanOrEqual(module.kind === 'singleton' || ALONE.includes(key) ? 1 : 2);
      expect(new Set(ids).size).toBe(ids.length);
      expect(generateRecords(module, before)).toEqual(records);
    });
  },
);

describe('made records', () => {
  it.each(WRITTEN_BY_HAND)('are refused with the problem that is left for %s', (key) => {
    const game = gameSoFar(registry, (other) => (other === key ? [] : (configuration[other] ?? [])));
    expect(() => generateRecords(registry.get(key), game)).toThrow(
      `No records could be made for ${key}; write them by hand.`,
    );
  });
});
