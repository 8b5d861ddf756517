import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';

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
    title: localized('Battle backgrounds', '戰鬥背景', 'バトル背景'),
    record: localized('Battle background', '戰鬥背景', 'バトル背景'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    name: {
      kind: 'text',
      maxLength: 60,
      label: localized('Name', '名稱', '名前'),
      help: localized('For staff only.', '僅供內部人員參考。', 'スタッフ専用です。'),
    },
    image_far: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'battle-background/default.svg' },
      label: localized('Far picture', '遠景', '遠景'),
      help: localized('1920 × 1080 pixels.', '1920 × 1080 像素。', '1920×1080ピクセル。'),
    },
    image_near: {
      kind: 'asset',
      asset: 'image',
      optional: true,
      label: localized('Near picture', '近景', '近景'),
      help: localized(
        'Drawn in front of the fighters.',
        '繪製於戰鬥單位前方。',
        'ユニットの手前に描かれます。',
      ),
    },
    low_spec_image: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'battle-background/default.svg' },
      label: localized('Picture for weak devices', '低規格裝置圖片', '低スペック端末用の画像'),
    },
    ground_y: {
      kind: 'integer',
      min: 0,
      max: 1080,
      default: 760,
      label: localized('Height of the ground', '地面高度', '地面の高さ'),
      help: localized(
        'Pixels from the top: where the fighters stand.',
        '自上緣起算的像素，為戰鬥單位站立的位置。',
        '上端からのピクセル数。ユニットが立つ位置です。',
      ),
    },
    weather: { kind: 'enum', of: weather, default: 'none', label: localized('Weather', '天氣', '天候') },
    ambient: { kind: 'asset', asset: 'sound', optional: true, label: localized('Sound', '環境音', '環境音') },
    property_bonus: {
      kind: 'rows',
      optional: true,
      max: 6,
      uniqueBy: 'property',
      label: localized('Favours', '屬性加成', '属性補正'),
      fields: {
        property: { kind: 'enum', of: property, label: localized('Property', '屬性', '属性') },
        rate_bp: {
          kind: 'integer',
          min: 9000,
          max: 11_000,
          unit: 'bp',
          default: 10_500,
          label: localized('Damage rate', '傷害倍率', 'ダメージ倍率'),
        },
      },
    },
    scene_params: {
      kind: 'json',
      holds: 'object',
      optional: true,
      label: localized('Scene', '場景參數', 'シーン設定'),
      help: localized(
        'Layers, light and particles, in the form in which the scene of the game reads them.',
        '圖層、光線與粒子，依遊戲場景讀取的格式填寫。',
        'レイヤー、光、粒子など。ゲームのシーンが読み取る形のまま書きます。',
      ),
    },
  },
  rules: [{ rule: 'unique', fields: ['name'] }],
  display: { title: 'name', image: 'image_far' },
  list: {
    columns: ['id', 'name', 'weather', 'property_bonus', 'ground_y', 'status'],
    filters: ['weather', 'status'],
    sorts: ['id', 'name'],
  },
  search: ['name'],
  sections: [
    { key: 'basics', title: localized('Basics', '基本資料', '基本'), fields: ['id', 'name', 'ground_y'] },
    {
      key: 'pictures',
      title: localized('Pictures', '圖片', '画像'),
      fields: ['image_far', 'image_near', 'low_spec_image'],
    },
    {
      key: 'mood',
      title: localized('Mood', '氣氛', '雰囲気'),
      fields: ['weather', 'ambient', 'property_bonus', 'scene_params'],
    },
  ],
});
