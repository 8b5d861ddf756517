import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';

const weather = enumOf('battle-weather', {
  none: ['Clear', '晴朗', '晴れ', 'neutral', '晴'],
  rain: ['Rain', '雨', '雨', 'blue', '雨'],
  snow: ['Snow', '雪', '雪', 'cyan', '雪'],
  fog: ['Fog', '霧', '霧', 'neutral', '霧'],
  petals: ['Petals', '花瓣', '花びら', 'magenta', '花'],
  sparks: ['Sparks', '火星', '火の粉', 'orange', '火'],
});

/** The place that a battle is fought in. */
export const battleBackgroundSetting = defineModule({
  key: 'battle-background-setting',
  family: 'battle-chapters',
  titles: {
    title: ['Battle backgrounds', '戰鬥背景', 'バトル背景'],
    record: ['Battle background', '戰鬥背景', 'バトル背景'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.staffName(60, { help: ['For staff only.', '僅供內部人員參考。', 'スタッフ専用です。'] }),
      ground_y: field.integer(['Ground height', '地面高度', '地面の高さ'], [0, 1080], {
        default: 760,
        help: [
          'Pixels from the top edge to the position of the fighters.',
          '自上緣起算的像素，為戰鬥單位站立的位置。',
          '上端からのピクセル数。ユニットが立つ位置です。',
        ],
      }),
    }),
    pictures: section(['Pictures', '圖片', '画像'], {
      image_far: field.asset(['Far picture', '遠景', '遠景'], 'image', {
        default: { path: 'battle-background/default.svg' },
        help: ['1920 × 1080 pixels.', '1920 × 1080 像素。', '1920×1080ピクセル。'],
      }),
      image_near: field.asset(['Near picture', '近景', '近景'], 'image', {
        optional: true,
        help: ['Drawn in front of the fighters.', '繪製於戰鬥單位前方。', 'ユニットの手前に描かれます。'],
      }),
      low_spec_image: field.asset(['Low-spec picture', '低規格裝置圖片', '低スペック端末用の画像'], 'image', {
        default: { path: 'battle-background/default.svg' },
      }),
    }),
    mood: section(['Mood', '氣氛', '雰囲気'], {
      weather: field.enum(['Weather', '天氣', '天候'], weather, { default: 'none' }),
      ambient: field.asset(['Sound', '環境音', '環境音'], 'sound', { optional: true }),
      property_bonus: field.rows(['Favoured property', '屬性加成', '属性補正'], 6, {
        optional: true,
        uniqueBy: 'property',
        fields: {
          property: common.property(property),
          rate_bp: field.integer(['Damage multiplier', '傷害倍率', 'ダメージ倍率'], [9000, 11_000], {
            unit: 'bp',
            default: 10_500,
          }),
        },
      }),
      scene_params: field.json(['Scene', '場景參數', 'シーン設定'], {
        holds: 'object',
        optional: true,
        help: [
          'Layers, light and particles in the format that the game’s scene reads.',
          '圖層、光線與粒子，依遊戲場景讀取的格式填寫。',
          'レイヤー、光、粒子など。ゲームのシーンが読み取る形のまま書きます。',
        ],
      }),
    }),
  },
  rules: [{ fields: ['name'], is: 'unique' }],
  list: {
    columns: ['id', 'name', 'weather', 'property_bonus', 'ground_y', 'status'],
    filters: ['weather', 'status'],
    sorts: ['id', 'name'],
  },
});
