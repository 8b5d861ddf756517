import { section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { illustrationOf } from '../../field-sets/illustration.ts';

const illustration = illustrationOf('pet_id');

/** An illustration of a pet in the album. */
export const petCgSetting = defineModule({
  key: 'pet-cg-setting',
  family: 'pets',
  titles: {
    title: ['Pet illustrations', '寵物插畫', 'ペットイラスト'],
    record: ['Illustration', '插畫', 'イラスト'],
  },
  sections: {
    picture: section(['Illustration', '插畫', 'イラスト'], {
      id: common.id(),
      pet_id: common.pet(),
      ...illustration.picture,
    }),
    album: section(['Album', '相簿', 'アルバム'], {
      ...illustration.album,
      bgm: common.music('sound', { optional: true }),
    }),
  },
  rules: illustration.rules,
  list: {
    columns: ['id', 'pet_id', 'cg_no', 'title', 'unlock_conds', 'unlock_rewards', 'status'],
    filters: ['pet_id', 'album_page', 'wallpaper_allowed', 'status'],
    sorts: ['id', 'cg_no', 'album_page'],
  },
});
