import { field, section } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import { platform } from '../enums/platform.ts';

/** A builder that has its label already. */
function labelled<Rest extends readonly unknown[], Built>(
  build: (label: Label, ...rest: Rest) => Built,
  label: Label,
): (...rest: Rest) => Built {
  return (...rest) => build(label, ...rest);
}

/** The builder of references with its label and the module that is named. */
function referenceTo<Rest extends readonly unknown[], Built>(
  build: (label: Label, module: string, ...rest: Rest) => Built,
  label: Label,
  module: string,
): (...rest: Rest) => Built {
  return (...rest) => build(label, module, ...rest);
}

/**
 * Fields that many modules have: called and explained alike everywhere. Look here before writing a
 * label; what one module alone has stays in its definition. Each takes what the builder of its kind
 * takes after the label.
 * @example
 * basics: common.basics({
 *   id: common.id(),
 *   name: common.name(40),
 *   icon: common.icon('pet/default.svg'),
 * })
 */
export const common = {
  id: labelled(field.id, ['ID', '編號', 'ID']),

  /** What players read: `common.name(40)`. */
  name: labelled(field.localizedText, ['Name', '名稱', '名前']),
  /** What staff call a record of which players never read. */
  staffName: labelled(field.text, ['Name', '名稱', '名前']),
  description: labelled(field.localizedText, ['Description', '說明', '説明']),

  /** One of the values of an `enumOf`: `common.type(towerType)`. */
  type: labelled(field.enum, ['Type', '類型', '種類']),
  category: labelled(field.enum, ['Category', '分類', '分類']),
  rarity: labelled(field.enum, ['Rarity', '稀有度', 'レアリティ']),
  property: labelled(field.enum, ['Property', '屬性', '属性']),

  level: labelled(field.integer, ['Level', '等級', 'レベル']),
  maxLevel: labelled(field.integer, ['Max level', '等級上限', '最大レベル']),
  expToNext: labelled(field.integer, ['EXP to next level', '升級所需經驗', '必要経験値']),
  recommendedPower: labelled(field.integer, ['Recommended power', '建議戰力', '推奨戦力']),
  /** What stats are multiplied by; 10,000 leaves them as they are. */
  statRate: (limits: readonly [min: number, max: number], help?: Label) =>
    field.integer(['Stat rate', '能力倍率', 'ステータス倍率'], limits, {
      unit: 'bp',
      default: 10_000,
      ...(help === undefined ? {} : { help }),
    }),
  weight: labelled(field.integer, ['Weight', '權重', '重み']),

  /** The picture at this path of the shared files until there is one of its own. */
  icon: (path: string) => field.asset(['Icon', '圖示', 'アイコン'], 'image', { default: { path } }),
  banner: labelled(field.asset, ['Banner', '橫幅', 'バナー']),

  rewards: labelled(field.rewards, ['Rewards', '獎勵', '報酬']),
  extraCosts: labelled(field.costs, ['Extra cost', '額外消耗', '追加コスト']),

  pet: referenceTo(field.reference, ['Pet', '寵物', 'ペット'], 'pet-setting'),
  god: referenceTo(field.reference, ['God', '神明', '神'], 'god-setting'),
  skill: referenceTo(field.reference, ['Skill', '技能', 'スキル'], 'skill-setting'),
  battle: referenceTo(field.reference, ['Battle', '戰鬥', 'バトル'], 'battle-setting'),

  servers: referenceTo(field.references, ['Servers', '伺服器', 'サーバー'], 'server-setting'),
  /** Empty: all of them. */
  platforms: () =>
    field.multiEnum(['Platforms', '平台', 'プラットフォーム'], platform, [], {
      optional: true,
      help: ['Empty: all of them.', '留空表示全部平台。', '空欄ならすべてです。'],
    }),

  basics: <const F extends Fields>(fields: F) => section(['Basics', '基本資料', '基本'], fields),
  presentation: <const F extends Fields>(fields: F) => section(['Presentation', '呈現', '表示'], fields),
};
