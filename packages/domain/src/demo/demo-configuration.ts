import type { RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { demoEffects } from './effects.ts';
import { demoWorkshop } from './workshop.ts';
import { demoSkillPools, demoUpgradeCosts } from './equipment-growth.ts';
import { demoEquipment, demoEquipmentRarities, demoSets } from './equipment.ts';
import { demoFiles, fileRecords } from './files.ts';
import { demoGuarantees } from './gachapon-guarantees.ts';
import { demoGachapons } from './gachapons.ts';
import { withGenerated } from './generate/with-generated.ts';
import { demoItemExchanges } from './item-exchanges.ts';
import { demoItemLimits } from './item-limits.ts';
import { demoItemRewards } from './item-rewards.ts';
import { demoItems } from './items.ts';
import { movedTo, WRITTEN } from './moved-dates.ts';
import { demoPlays } from './plays.ts';
import { demoRoster } from './roster.ts';
import {
  demoRuneLevels,
  demoRuneMainStats,
  demoRuneRarities,
  demoRuneRefining,
  demoRuneSales,
  demoRunes,
  demoRuneSets,
  demoRuneSubStats,
} from './runes.ts';
import { demoSeason } from './season.ts';
import { demoSkills } from './skills.ts';
import { demoSkinBonuses, demoSkinEpisodes, demoSkinLevels, demoSkins, demoSkinTrials } from './skins.ts';
import { demoIconBorders } from './icon-borders.ts';
import { demoStorySeason } from './story-season.ts';
import { demoTalentModules } from './talents.ts';
import { demoTexts } from './texts.ts';
import { demoTitles } from './titles.ts';
import { demoUserLevels } from './user-levels.ts';
import { demoWorld } from './world.ts';

type Configuration = { readonly [moduleKey: string]: readonly RecordData[] };

let whole: Configuration | null = null;

/**
 * The demo game as it was last released, around a day: records by module. People wrote those that tell
 * a story; those of every other module are made from its definition.
 */
export function demoConfiguration(day: Date = WRITTEN): Configuration {
  whole ??= withGenerated(registry, writtenByHand());
  return movedTo(day, whole);
}

function writtenByHand(): Configuration {
  return {
    'file-setting': fileRecords(demoFiles()),
    localization: demoTexts(),
    'item-setting': demoItems(),
    'item-reward-setting': demoItemRewards(),
    'asset-auto-exchange-setting': demoItemExchanges(),
    'item-control': demoItemLimits(),
    'effect-setting': demoEffects(),
    'skill-setting': demoSkills(),
    ...demoRoster(),
    'equipment-rarity-setting': demoEquipmentRarities(),
    'equipment-set-setting': demoSets(),
    'equipment-skill-pool-setting': demoSkillPools(),
    'equipment-setting': demoEquipment(),
    'equipment-upgrade-cost-setting': demoUpgradeCosts(),
    ...demoWorkshop(),
    ...demoTalentModules(),
    'rune-rarity-setting': demoRuneRarities(),
    'rune-set-setting': demoRuneSets(),
    'rune-main-stat-setting': demoRuneMainStats(),
    'rune-sub-stat-setting': demoRuneSubStats(),
    'rune-setting': demoRunes(),
    'rune-level-setting': demoRuneLevels(),
    'rune-refine-setting': demoRuneRefining(),
    'rune-sell-setting': demoRuneSales(),
    'skin-setting': demoSkins(),
    'skin-trial-setting': demoSkinTrials(),
    'skin-bonus-stat-setting': demoSkinBonuses(),
    'skin-avg-setting': demoSkinEpisodes(),
    'skin-level-setting': demoSkinLevels(),
    'title-setting': demoTitles(),
    'icon-border-setting': demoIconBorders(),
    'user-level-setting': demoUserLevels(),
    'gachapon-setting': demoGachapons(),
    'gachapon-guarantee-setting': demoGuarantees(),
    ...demoWorld(),
    ...demoSeason(),
    ...demoPlays(),
    ...demoStorySeason(),
  };
}
