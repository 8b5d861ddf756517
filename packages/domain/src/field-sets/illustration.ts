import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';
import { ladderRules } from './ladder-rules.ts';

/**
 * An illustration in the album of the character that the field `of` names: the picture, what unlocks it, and what
 * players may do with it. Numbers count from 1 for each of them.
 * @example
 * const illustration = illustrationOf('pet_id');
 *
 * sections: {
 *   picture: section(['Picture', '圖片', 'イラスト'], { pet_id: common.pet(), ...illustration.picture }),
 *   album: section(['Album', '相簿', 'アルバム'], illustration.album),
 * },
 * rules: [...illustration.rules],
 */
export function illustrationOf(of: string) {
  return {
    picture: {
      cg_no: field.integer(['Number', '序號', '番号'], [1, 20]),
      title: common.title(60),
      image: common.image('image', { default: { path: 'cg/default.svg' } }),
      thumbnail: common.thumbnail('image', {
        default: { path: 'cg/default.svg' },
        help: [
          'Shown while locked. Must not reveal the story.',
          '未解鎖時顯示，不可透露劇情。',
          '未解放のときに表示します。物語の先が分からない絵にします。',
        ],
      }),
      dynamic: field.asset(['Animated picture', '動態圖', 'アニメーションイラスト'], 'spine', {
        optional: true,
      }),
    } satisfies Fields,
    album: {
      unlock_conds: common.unlockConditions(),
      unlock_rewards: field.rewards(['First view reward', '首次觀看獎勵', '初回閲覧の報酬'], [], {
        optional: true,
      }),
      album_page: field.integer(['Album page', '相簿頁碼', 'アルバムのページ'], [1, 99], { default: 1 }),
      wallpaper_allowed: field.boolean(['Can be used as wallpaper', '可設為桌布', '壁紙にできる'], {
        default: true,
      }),
    } satisfies Fields,
    rules: [
      { fields: [of, 'cg_no'], is: 'unique' },
      ...ladderRules({ step: 'cg_no', of, from: 1 }),
    ] satisfies readonly RuleDefinition[],
  };
}
