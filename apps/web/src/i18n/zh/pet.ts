import type { Texts } from '../texts.ts';

export const pet: Texts<'pet'> = {
  fromStar: '{{star}}★ 起',
  growth: '{{stat}}：等級 1 為 {{from}}，等級 {{level}} 為 {{to}}',
  level: 'Lv. {{level}}',
  levelOne: 'Lv. 1：{{value}}',
  moreSources_other: '另有 {{count}} 個途徑',
  noCurve: '選擇稀有度後即顯示成長曲線。',
  noSkills: '尚未設定技能。',
  nowhere: '目前沒有任何途徑可取得此寵物或其魂。',
  obtained: '取得途徑',
  obtainedAfterSave: '儲存後即可顯示。',
  rate: '已乘上稀有度倍率（×{{rate}}）。',
  skills: '技能',
  was: '原為 {{value}}',
};
