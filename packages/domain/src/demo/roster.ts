import type { RecordData } from '../core/json.ts';
import {
  demoAidPassives,
  demoAidSkills,
  demoDoppelgangers,
  demoGodFigures,
  demoGodIllustrations,
  demoGodMight,
  demoGodMissions,
  demoGodSkillCosts,
  demoGodUnlocks,
} from './god-aid.ts';
import { demoGodLevels, demoGodStars } from './god-growth.ts';
import { demoGodSkills } from './god-skills.ts';
import { demoGodRarities, demoGods } from './gods.ts';
import { demoLevels, demoStarCosts } from './growth.ts';
import { demoAvatars, demoHeroes, demoHeroLevels, demoHeroSkills, demoHeroStages } from './heroes.ts';
import { demoKizuna } from './kizuna.ts';
import {
  demoAwakenings,
  demoAwakenSkills,
  demoPetStars,
  demoQualities,
  demoQualityAdvances,
} from './pet-growth.ts';
import { demoGrades, demoPetIllustrations, demoPetPrices, demoRecycling } from './pet-care.ts';
import { demoCommandRewards, demoCommands } from './pet-commands.ts';
import { demoPetLines, demoPetTalks } from './pet-lines.ts';
import { demoPetSkills } from './pet-skills.ts';
import { demoPets } from './pets.ts';
import { demoJobs, demoRarities } from './rarities-and-jobs.ts';

/** Pets, gods and heroes: what they are, how they grow and what they say. Parents before children. */
export function demoRoster(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'pet-rarity-setting': demoRarities(),
    'pet-job-setting': demoJobs(),
    'pet-setting': demoPets(),
    'pet-skill-setting': demoPetSkills(),
    'pet-rating-setting': demoGrades(),
    'pet-sell-setting': demoPetPrices(),
    'pet-recycle-setting': demoRecycling(),
    'pet-cg-setting': demoPetIllustrations(),
    'pet-conversation-setting': demoPetLines(),
    'pet-conversation-setting-v2': demoPetTalks(),
    'pet-command-setting': demoCommands(),
    'pet-command-reward-setting': demoCommandRewards(),
    'level-setting': demoLevels(),
    'pet-star-cost-setting': demoStarCosts(),
    'pet-quality-setting': demoQualities(),
    'pet-quality-advance-setting': demoQualityAdvances(),
    'pet-star-setting': demoPetStars(),
    'pet-awaken-level-setting': demoAwakenings(),
    'pet-awaken-skill-setting': demoAwakenSkills(),
    'kizuna-setting': demoKizuna(),
    'god-rarity-setting': demoGodRarities(),
    'god-setting': demoGods(),
    'god-level-setting': demoGodLevels(),
    'god-star-setting': demoGodStars(),
    'god-skill-setting-v2': demoGodSkills(),
    'god-spine-unlock-setting': demoGodFigures(),
    'god-mission-setting': demoGodMissions(),
    'god-skill-cost-setting': demoGodSkillCosts(),
    'god-aid-skill-setting': demoAidSkills(),
    'god-aid-passive-skill-setting': demoAidPassives(),
    'god-might-setting': demoGodMight(),
    'god-unlock-cost-setting': demoGodUnlocks(),
    'god-doppelganger-cost-setting': demoDoppelgangers(),
    'god-cg-setting': demoGodIllustrations(),
    'role-setting': demoHeroes(),
    'role-level-setting': demoHeroLevels(),
    'role-advance-setting': demoHeroStages(),
    'role-skill-setting': demoHeroSkills(),
    'role-avatar-setting': demoAvatars(),
  };
}
