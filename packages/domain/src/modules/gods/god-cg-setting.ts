import { section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { illustrationOf } from '../../field-sets/illustration.ts';

const illustration = illustrationOf('god_id');

/** An illustration of a god in the album. */
export const godCgSetting = defineModule({
  key: 'god-cg-setting',
  family: 'gods',
  titles: {
    title: ['God illustrations', '神明插畫', '神イラスト'],
    record: ['Illustration', '插畫', 'イラスト'],
  },
  sections: {
    picture: section(['Illustration', '插畫', 'イラスト'], {
      id: common.id(),
      god_id: common.god(),
      ...illustration.picture,
    }),
    album: section(['Album', '相簿', 'アルバム'], illustration.album),
  },
  rules: illustration.rules,
  list: {
    columns: ['id', 'god_id', 'cg_no', 'title', 'unlock_conds', 'unlock_rewards', 'status'],
    filters: ['god_id', 'album_page', 'wallpaper_allowed', 'status'],
    sorts: ['id', 'cg_no', 'album_page'],
  },
});
