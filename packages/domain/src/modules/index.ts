import { createRegistry } from '../core/registry.ts';
import { dataToolsModules } from './data-tools/index.ts';
import { eventsModules } from './events/index.ts';
import { families } from './families.ts';
import { gachaModules } from './gacha/index.ts';
import { itemsEconomyModules } from './items-economy/index.ts';
import { petGrowthModules } from './pet-growth/index.ts';
import { petsModules } from './pets/index.ts';
import { skillsTalentsModules } from './skills-talents/index.ts';

/** Every screen's definition, family by family in menu order. */
export const moduleDefinitions = [
  ...dataToolsModules,
  ...itemsEconomyModules,
  ...petsModules,
  ...petGrowthModules,
  ...skillsTalentsModules,
  ...gachaModules,
  ...eventsModules,
];

/** Every module of the console, resolved once. */
export const registry = createRegistry(families, moduleDefinitions);
