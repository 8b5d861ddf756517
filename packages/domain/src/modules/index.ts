import { createRegistry } from '../core/registry.ts';
import { battleChaptersModules } from './battle-chapters/index.ts';
import { bossesModules } from './bosses/index.ts';
import { companionsPalaceModules } from './companions-palace/index.ts';
import { dataToolsModules } from './data-tools/index.ts';
import { equipmentModules } from './equipment/index.ts';
import { eventsModules } from './events/index.ts';
import { exploreTrainingModules } from './explore-training/index.ts';
import { families } from './families.ts';
import { gachaModules } from './gacha/index.ts';
import { godsModules } from './gods/index.ts';
import { guildModules } from './guild/index.ts';
import { itemsEconomyModules } from './items-economy/index.ts';
import { lobbyStoryModules } from './lobby-story/index.ts';
import { mailMessagesModules } from './mail-messages/index.ts';
import { minigamesModules } from './minigames/index.ts';
import { missionsModules } from './missions/index.ts';
import { petGrowthModules } from './pet-growth/index.ts';
import { petsModules } from './pets/index.ts';
import { playerSupportModules } from './player-support/index.ts';
import { rolesModules } from './roles/index.ts';
import { pvp3v3Modules } from './pvp-3v3/index.ts';
import { pvpModules } from './pvp/index.ts';
import { runesModules } from './runes/index.ts';
import { shopPackagesModules } from './shop-packages/index.ts';
import { skillsTalentsModules } from './skills-talents/index.ts';
import { skinsProfileModules } from './skins-profile/index.ts';
import { storyEventsModules } from './story-events/index.ts';
import { slgModules } from './slg/index.ts';
import { systemReleaseModules } from './system-release/index.ts';
import { topupPurchaseModules } from './topup-purchase/index.ts';
import { towersMazeModules } from './towers-maze/index.ts';

/** Every screen's definition, family by family in menu order. */
export const moduleDefinitions = [
  ...playerSupportModules,
  ...systemReleaseModules,
  ...dataToolsModules,
  ...mailMessagesModules,
  ...itemsEconomyModules,
  ...petsModules,
  ...petGrowthModules,
  ...godsModules,
  ...rolesModules,
  ...equipmentModules,
  ...runesModules,
  ...skillsTalentsModules,
  ...skinsProfileModules,
  ...lobbyStoryModules,
  ...battleChaptersModules,
  ...towersMazeModules,
  ...exploreTrainingModules,
  ...pvpModules,
  ...pvp3v3Modules,
  ...slgModules,
  ...guildModules,
  ...bossesModules,
  ...gachaModules,
  ...minigamesModules,
  ...missionsModules,
  ...eventsModules,
  ...storyEventsModules,
  ...shopPackagesModules,
  ...topupPurchaseModules,
  ...companionsPalaceModules,
];

/** Every module of the console, resolved once. */
export const registry = createRegistry(families, moduleDefinitions);
