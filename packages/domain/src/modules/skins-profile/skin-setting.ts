import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

const ownerType = enumOf('skin-owner-type', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
});

const obtainType = enumOf('skin-obtain-type', {
  default: ['Initial skin', '初始造型', '初期スキン', 'neutral', '初'],
  shop: ['Shop', '商城', 'ショップ', 'gold', ['商', '店']],
  event: ['Event', '活動', 'イベント', 'purple', ['活', '催']],
  gacha: ['Gachapon', '轉蛋', 'ガチャ', 'magenta', ['蛋', 'ガ']],
  pass: ['Season pass', '通行證', 'シーズンパス', 'blue', ['證', '季']],
  achievement: ['Achievement', '成就', '実績', 'green', ['就', '績']],
});

/** Another look for a pet, a god or a hero, its owner. */
export const skinSetting = defineModule({
  key: 'skin-setting',
  family: 'skins-profile',
  titles: { title: ['Skins', '造型設定', 'スキン設定'], record: ['Skin', '造型', 'スキン'] },
  synonyms: ['Costume', 'Outfit', '時裝', '外觀', 'コスチューム', '衣装', '着せ替え'],
  identity: ['skin_id'],
  sections: {
    basics: common.basics({
      skin_id: field.id(['Skin ID', '造型編號', 'スキンID']),
      owner_type: field.enum(['Owner type', '擁有者類型', '所有者の種類'], ownerType),
      owner_id: field.referenceBy(['Owner', '擁有者', '所有者'], 'owner_type', {
        pet: 'pet-setting',
        god: 'god-setting',
        role: 'role-setting',
      }),
      name: common.name(40),
      series: field.localizedText(['Series', '系列', 'シリーズ'], 40),
      series_key: field.text(['Series key', '系列代碼', 'シリーズのキー'], 40, {
        optional: true,
        form: 'mark',
        monospace: true,
        help: [
          'Series bonuses refer to the series by this key.',
          '系列加成以此代碼指定系列。',
          'シリーズ全体へのボーナスは、このキーで指定します。',
        ],
      }),
      description: common.description(300, { multiline: true }),
      rarity: common.rarity(rarity, { default: 'R' }),
    }),
    obtain: section(['How to obtain', '取得條件', '獲得条件'], {
      obtain_type: field.enum(['Obtained by', '取得方式', '獲得方法'], obtainType, {
        default: 'event',
        help: [
          'Every owner must have exactly one initial skin.',
          '每位擁有者須有且僅有一款初始造型。',
          '所有者ごとに初期スキンは必ず1つだけです。',
        ],
      }),
      price: field.costs(['Price', '價格', '価格'], [1, 1], {
        showWhen: { field: 'obtain_type', in: ['shop'] },
      }),
      sale_timeslot: common.saleTime({ showWhen: { field: 'obtain_type', in: ['shop'] } }),
    }),
    look: section(['Look', '外觀', '見た目'], {
      icon: common.icon('skin/default.svg'),
      portrait: common.portrait('image', { default: { path: 'skin/default.svg' } }),
      spine: common.spine('spine', { default: { path: 'skin/default.spine.json' } }),
      voice_set: field.text(['Voice set', '語音組', 'ボイスセット'], 60, {
        optional: true,
        form: 'mark',
        monospace: true,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    {
      countOf: { groupBy: ['owner_type', 'owner_id'] },
      where: { field: 'obtain_type', in: ['default'] },
      is: 'same',
      as: 1,
    },
  ],
  list: {
    columns: [
      'skin_id',
      'name',
      'owner_type',
      'owner_id',
      'series',
      'rarity',
      'obtain_type',
      'price',
      'status',
    ],
    filters: ['owner_type', 'owner_id', 'rarity', 'obtain_type', 'status'],
    sorts: ['skin_id', 'name', 'rarity'],
  },
  search: ['name', 'series', 'description'],
});
