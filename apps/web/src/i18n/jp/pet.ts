import type { Texts } from '../texts.ts';

export const pet: Texts<'pet'> = {
  fromStar: '★{{star}}から',
  growth: '{{stat}}：レベル1で{{from}}、レベル{{level}}で{{to}}',
  level: 'Lv. {{level}}',
  levelOne: 'Lv. 1：{{value}}',
  moreSources_other: 'ほか{{count}}件',
  noCurve: 'レアリティを選ぶと成長曲線が表示されます。',
  noSkills: 'スキルはまだありません。',
  nowhere: 'このペットやソウルの入手方法はまだありません。',
  obtained: '入手方法',
  obtainedAfterSave: '保存すると表示されます。',
  rate: 'レアリティの倍率（×{{rate}}）を含みます。',
  skills: 'スキル',
  was: '変更前 {{value}}',
};
