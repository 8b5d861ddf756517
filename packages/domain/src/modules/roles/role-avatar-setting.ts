import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const source = enumOf('avatar-source', {
  default: ['From the start', '預設', '初期', 'neutral', ['預', '初']],
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  skin: ['Skin', '造型', 'スキン', 'magenta', ['造', '装']],
  event: ['Event', '活動', 'イベント', 'green', ['活', '催']],
  shop: ['Shop', '商店', 'ショップ', 'cyan', '店'],
  title: ['Title', '稱號', '称号', 'purple', ['稱', '称']],
});

const DEFAULT = { field: 'source', in: ['default'] } as const;

/** A picture that players show beside their name. */
export const roleAvatarSetting = defineModule({
  key: 'role-avatar-setting',
  family: 'roles',
  titles: { title: ['Avatars', '主角頭像', '主人公アバター'], record: ['Avatar', '頭像', 'アバター'] },
  identity: ['avatar_id'],
  sections: {
    basics: common.basics({
      avatar_id: field.id(['Avatar ID', '頭像編號', 'アバターID']),
      name: common.name(40),
      image: common.image('image', {
        default: { path: 'avatar/default.svg' },
        help: [
          'Must be readable at 64 by 64 pixels.',
          '縮小為 64×64 像素仍須清晰可辨。',
          '64×64ピクセルでも見分けられる絵にします。',
        ],
      }),
    }),
    source: section(['How to obtain', '取得方式', '入手方法'], {
      source: field.enum(['Source type', '來源類型', '入手元の種類'], source, { default: 'default' }),
      source_id: field.referenceBy(
        ['Source', '來源', '入手元'],
        'source',
        {
          default: null,
          pet: 'pet-setting',
          god: 'god-setting',
          skin: 'skin-setting',
          event: 'special-event-setting',
          shop: 'mall-setting',
          title: 'title-setting',
        },
        { optional: true },
      ),
      unlock_conds: common.unlockConditions({ optional: true }),
      expire_days: field.integer(['Duration', '使用期限', '使用期間'], [1, 365], {
        optional: true,
        unit: 'days',
        help: ['Empty: permanent.', '留空為永久。', '空欄なら無期限です。'],
      }),
      hidden_until_owned: field.boolean(['Hidden until owned', '取得前隱藏', '入手まで非表示'], {
        default: false,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'unlock_conds', is: 'empty', when: DEFAULT },
    { field: 'expire_days', is: 'empty', when: DEFAULT },
  ],
  list: {
    columns: ['avatar_id', 'image', 'name', 'source', 'source_id', 'expire_days', 'status'],
    filters: ['source', 'hidden_until_owned', 'expire_days', 'status'],
    sorts: ['avatar_id', 'name'],
  },
});
