import type { RecordData } from '../core/json.ts';
import { demoEffects } from './effects.ts';
import { demoEvents } from './events.ts';
import { demoFiles, fileRecords } from './files.ts';
import { demoGachapons, demoGuarantees } from './gachapons.ts';
import { demoLevels, demoStarCosts } from './growth.ts';
import { demoItems } from './items.ts';
import { demoPets } from './pets.ts';
import { demoJobs, demoRarities } from './rarities-and-jobs.ts';
import { demoSkills } from './skills.ts';
import { demoTexts } from './texts.ts';

/** The demo game as it was last released: records by module. */
export function demoConfiguration(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'file-setting': fileRecords(demoFiles()),
    localization: demoTexts(),
    'item-setting': demoItems(),
    'effect-setting': demoEffects(),
    'skill-setting': demoSkills(),
    'pet-rarity-setting': demoRarities(),
    'pet-job-setting': demoJobs(),
    'pet-setting': demoPets(),
    'level-setting': demoLevels(),
    'pet-star-cost-setting': demoStarCosts(),
    'gachapon-setting': demoGachapons(),
    'gachapon-guarantee-setting': demoGuarantees(),
    'special-event-setting': demoEvents(),
  };
}
