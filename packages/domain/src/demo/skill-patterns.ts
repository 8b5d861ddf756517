import { trioAt, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** One effect of a skill: its code, the value at level 1, what each level adds, chance, turns. */
export type SkillEffect = {
  readonly code: string;
  readonly base: number;
  readonly step: number;
  readonly chanceBp: number;
  readonly turns: number;
};

export type DemoSkill = {
  readonly id: number;
  readonly type: 'normal' | 'active' | 'passive' | 'ultimate' | 'aid' | 'leader';
  readonly property: DemoProperty;
  readonly target: string;
  readonly name: Trio;
  /** `{value}` is the first effect's value, `{second}` the second's, `{turns}` and `{chance}` the last one's. */
  readonly description: Trio;
  readonly effects: readonly SkillEffect[];
};

/** What skills have in common that differ by name: whom they are for, what they do, how that is told. */
type SkillPattern = {
  readonly target: string;
  readonly effects: string;
  readonly description: Trio;
};

/** Key, target, effects (code, value, step, chance, turns), description. */
const TABLE = `
strike | one_enemy | damage_physical 175 11 | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。
bolt | row_enemies | damage_magic 125 8 | Deals {value}% damage to a row of enemies. | 對一排敵人造成 {value}% 傷害。 | 敵1列に{value}%のダメージ。
scatter | random | damage_magic 88 6 | Deals {value}% damage to three random enemies. | 對隨機三名敵人造成 {value}% 傷害。 | ランダムな敵3体に{value}%のダメージ。
sear | one_enemy | damage_physical 145 9; burn 22 3 8000 2 | Deals {value}% damage and burns for {second}% over {turns} turns. | 造成 {value}% 傷害，並附加每回合 {second}% 的灼燒，持續 {turns} 回合。 | {value}%のダメージを与え、{turns}ターン{second}%で炎上させる。
chill | one_enemy | damage_magic 140 9; debuff_speed 12 2 8000 2 | Deals {value}% damage and slows by {second}% for {turns} turns ({chance}%). | 造成 {value}% 傷害，並有 {chance}% 機率降低速度 {second}%，持續 {turns} 回合。 | {value}%のダメージ、{chance}%で{turns}ターン素早さを{second}%下げる。
jolt | one_enemy | damage_magic 130 9; control_stun 0 0 2500 1 | Deals {value}% damage and may daze for {turns} turn ({chance}%). | 造成 {value}% 傷害，並有 {chance}% 機率使其暈眩 {turns} 回合。 | {value}%のダメージ、{chance}%で{turns}ターン目まい。
lull | one_enemy | damage_magic 110 8; control_sleep 0 0 3500 2 | Deals {value}% damage and may put to sleep for {turns} turns ({chance}%). | 造成 {value}% 傷害，並有 {chance}% 機率使其睡眠 {turns} 回合。 | {value}%のダメージ、{chance}%で{turns}ターン眠らせる。
crack | one_enemy | damage_physical 140 9; debuff_defence 14 2 10000 2 | Deals {value}% damage and lowers defence by {second}% for {turns} turns. | 造成 {value}% 傷害，並降低防禦 {second}%，持續 {turns} 回合。 | {value}%のダメージと、{turns}ターン防御を{second}%下げる。
sap | one_enemy | damage_magic 130 9; debuff_attack 12 2 10000 2 | Deals {value}% damage and lowers attack by {second}% for {turns} turns. | 造成 {value}% 傷害，並降低攻擊 {second}%，持續 {turns} 回合。 | {value}%のダメージと、{turns}ターン攻撃を{second}%下げる。
slip | one_enemy | damage_physical 155 10; buff_crit 14 2 10000 2 | Deals {value}% damage and gains {second}% critical rate for {turns} turns. | 造成 {value}% 傷害，並提升爆擊率 {second}%，持續 {turns} 回合。 | {value}%のダメージを与え、会心率を{turns}ターン{second}%上げる。
focus | self | buff_attack 20 3; buff_crit 10 2 10000 3 | Raises own attack by {value}% and critical rate by {second}% for {turns} turns. | 自身攻擊提升 {value}%、爆擊率提升 {second}%，持續 {turns} 回合。 | 自身の攻撃を{value}%、会心率を{second}%、{turns}ターン上げる。
mend | lowest_hp_ally | heal_instant 160 10 | Heals the ally with the lowest HP by {value}%. | 治療生命最低的隊友 {value}%。 | HPが最も低い味方を{value}%回復。
soothe | all_allies | heal_instant 75 5 | Heals all allies by {value}%. | 治療全體隊友 {value}%。 | 味方全体を{value}%回復。
bloom | all_allies | renewal 4 1 10000 3 | Renews {value}% of max HP each turn for {turns} turns. | 每回合回復最大生命 {value}%，持續 {turns} 回合。 | 毎ターン最大HPの{value}%を{turns}ターン再生。
rinse | one_ally | cleanse_all 0 0; heal_rate_hp 10 2 | Removes everything harmful and heals {second}% of max HP. | 移除所有有害效果，並回復最大生命 {second}%。 | 有害な効果をすべて解除し、最大HPの{second}%を回復。
ward | self | shield_hp 16 2 10000 2 | Gains a shield of {value}% of max HP for {turns} turns. | 獲得最大生命 {value}% 的護盾，持續 {turns} 回合。 | 最大HPの{value}%のシールドを{turns}ターン得る。
cover | one_ally | shield_hp 14 2 10000 2 | Gives one ally a shield of {value}% of max HP for {turns} turns. | 給予一名隊友最大生命 {value}% 的護盾，持續 {turns} 回合。 | 味方1体に最大HPの{value}%のシールドを{turns}ターン与える。
brace | all_allies | buff_defence 12 2 10000 2 | Raises the defence of all allies by {value}% for {turns} turns. | 全體隊友防禦提升 {value}%，持續 {turns} 回合。 | 味方全体の防御を{turns}ターン{value}%上げる。
rally | all_allies | buff_attack 12 2 10000 2 | Raises the attack of all allies by {value}% for {turns} turns. | 全體隊友攻擊提升 {value}%，持續 {turns} 回合。 | 味方全体の攻撃を{turns}ターン{value}%上げる。
hurry | all_allies | buff_speed 10 2 10000 2 | Raises the speed of all allies by {value}% for {turns} turns. | 全體隊友速度提升 {value}%，持續 {turns} 回合。 | 味方全体の素早さを{turns}ターン{value}%上げる。
charge | one_ally | energy_gain 30 5 | Gives one ally {value} energy. | 給予一名隊友 {value} 點能量。 | 味方1体のエネルギーを{value}増やす。
storm | all_enemies | damage_magic 230 19 | Deals {value}% damage to all enemies. | 對全體敵人造成 {value}% 傷害。 | 敵全体に{value}%のダメージ。
finish | one_enemy | damage_physical 380 30 | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。
blaze | one_enemy | damage_physical 350 28; burn 45 5 10000 3 | Deals {value}% damage and burns for {second}% over {turns} turns. | 造成 {value}% 傷害，並附加每回合 {second}% 的灼燒，持續 {turns} 回合。 | {value}%のダメージを与え、{turns}ターン{second}%で炎上させる。
humble | one_enemy | damage_physical 340 27; debuff_attack 18 3 10000 2 | Deals {value}% damage and lowers attack by {second}% for {turns} turns. | 造成 {value}% 傷害，並降低攻擊 {second}%，持續 {turns} 回合。 | {value}%のダメージと、{turns}ターン攻撃を{second}%下げる。
shatter | all_enemies | damage_physical 200 16; debuff_defence 16 2 10000 2 | Deals {value}% damage to all enemies and lowers their defence by {second}% for {turns} turns. | 對全體敵人造成 {value}% 傷害，並降低防禦 {second}%，持續 {turns} 回合。 | 敵全体に{value}%のダメージと、{turns}ターン防御を{second}%下げる。
freeze | all_enemies | damage_magic 205 17; debuff_speed 14 2 10000 2 | Deals {value}% damage to all enemies and slows them by {second}% for {turns} turns. | 對全體敵人造成 {value}% 傷害，並降低速度 {second}%，持續 {turns} 回合。 | 敵全体に{value}%のダメージと、{turns}ターン素早さを{second}%下げる。
thunderclap | all_enemies | damage_magic 205 17; control_stun 0 0 3000 1 | Deals {value}% damage to all enemies and may daze for {turns} turn ({chance}%). | 對全體敵人造成 {value}% 傷害，並有 {chance}% 機率暈眩 {turns} 回合。 | 敵全体に{value}%のダメージ、{chance}%で{turns}ターン目まい。
slumber | all_enemies | damage_magic 190 16; control_sleep 0 0 4000 2 | Deals {value}% damage to all enemies and may put to sleep for {turns} turns ({chance}%). | 對全體敵人造成 {value}% 傷害，並有 {chance}% 機率使其睡眠 {turns} 回合。 | 敵全体に{value}%のダメージ、{chance}%で{turns}ターン眠らせる。
chorus | all_allies | heal_instant 160 13; buff_speed 10 2 10000 2 | Heals all allies by {value}% and raises their speed by {second}% for {turns} turns. | 治療全體隊友 {value}%，並提升速度 {second}%，持續 {turns} 回合。 | 味方全体を{value}%回復し、素早さを{turns}ターン{second}%上げる。
spring | all_allies | heal_instant 155 13; renewal 5 1 10000 3 | Heals all allies by {value}% and renews {second}% each turn for {turns} turns. | 治療全體隊友 {value}%，並每回合回復 {second}%，持續 {turns} 回合。 | 味方全体を{value}%回復し、{turns}ターン毎ターン{second}%再生。
bastion | all_allies | shield_hp 20 3 10000 3 | Gives all allies a shield of {value}% of max HP for {turns} turns. | 給予全體隊友最大生命 {value}% 的護盾，持續 {turns} 回合。 | 味方全体に最大HPの{value}%のシールドを{turns}ターン与える。
wall | self | shield_hp 28 3 10000 3; buff_defence 18 3 10000 3 | Gains a shield of {value}% of max HP and {second}% defence for {turns} turns. | 獲得最大生命 {value}% 的護盾並提升防禦 {second}%，持續 {turns} 回合。 | 最大HPの{value}%のシールドと{second}%の防御を{turns}ターン得る。
anthem | all_allies | energy_gain 45 8; buff_attack 14 2 10000 2 | Gives all allies {value} energy and {second}% attack for {turns} turns. | 全體隊友獲得 {value} 點能量，並提升攻擊 {second}%，持續 {turns} 回合。 | 味方全体のエネルギーを{value}増やし、{turns}ターン攻撃を{second}%上げる。
onslaught | all_allies | buff_attack 20 3; buff_crit 12 2 10000 3 | Raises the attack of all allies by {value}% and their critical rate by {second}% for {turns} turns. | 全體隊友攻擊提升 {value}%、爆擊率提升 {second}%，持續 {turns} 回合。 | 味方全体の攻撃を{value}%、会心率を{second}%、{turns}ターン上げる。
feast | lowest_hp_ally | heal_rate_hp 18 3 | Heals the ally with the lowest HP by {value}% of max HP. | 回復生命最低隊友最大生命 {value}%。 | HPが最も低い味方の最大HPを{value}%回復。
guard | all_allies | shield_hp 10 2 10000 2 | Gives all allies a shield of {value}% of max HP for {turns} turns. | 給予全體隊友最大生命 {value}% 的護盾，持續 {turns} 回合。 | 味方全体に最大HPの{value}%のシールドを{turns}ターン与える。
muster | all_allies | buff_attack 10 2 10000 2 | Raises the attack of all allies by {value}% for {turns} turns. | 全體隊友攻擊提升 {value}%，持續 {turns} 回合。 | 味方全体の攻撃を{turns}ターン{value}%上げる。
tangle | all_enemies | debuff_speed 14 2 10000 2 | Slows all enemies by {value}% for {turns} turns. | 使全體敵人速度下降 {value}%，持續 {turns} 回合。 | 敵全体の素早さを{turns}ターン{value}%下げる。
blow | one_enemy | damage_physical 101 5 | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。
hex | one_enemy | damage_magic 101 5 | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。
sturdy | self | buff_defence 8 2 | Defence is {value}% higher. | 防禦提升 {value}%。 | 防御が{value}%上がる。
fierce | self | buff_attack 8 2 | Attack is {value}% higher. | 攻擊提升 {value}%。 | 攻撃が{value}%上がる。
swift | self | buff_speed 6 1 | Speed is {value}% higher. | 速度提升 {value}%。 | 素早さが{value}%上がる。
keen | self | buff_crit 10 2 | Critical rate is {value}% higher. | 爆擊率提升 {value}%。 | 会心率が{value}%上がる。
study | self | focus_stack 2 0.5 | Damage rises by {value}% with every turn, up to five times. | 每回合傷害提升 {value}%，最多疊加五次。 | 毎ターン与ダメージが{value}%上がる（5回まで）。
glow | all_allies | renewal 2 0.5 | Allies renew {value}% of max HP each turn. | 隊友每回合回復最大生命 {value}%。 | 味方は毎ターン最大HPの{value}%を再生。
lift | all_allies | buff_attack 5 1 | Allies’ attack is {value}% higher. | 隊友攻擊提升 {value}%。 | 味方の攻撃が{value}%上がる。
shelter | all_allies | buff_defence 5 1 | Allies’ defence is {value}% higher. | 隊友防禦提升 {value}%。 | 味方の防御が{value}%上がる。
pace | all_allies | buff_speed 5 1 | Allies are {value}% faster. | 隊友速度提升 {value}%。 | 味方の素早さが{value}%上がる。
`;

const PATTERNS: ReadonlyMap<string, SkillPattern> = new Map(
  cellsOf(TABLE).map((row) => [
    cellAt(row, 0),
    { target: cellAt(row, 1), effects: cellAt(row, 2), description: trioAt(row, 3) },
  ]),
);

/** The pattern of that key; a table that names another is broken. */
export function skillPattern(key: string): SkillPattern {
  const pattern = PATTERNS.get(key);
  if (pattern === undefined) throw new RangeError(`There is no pattern of skills called ${key}.`);
  return pattern;
}

const CERTAIN_BP = '10000';

/** Effects as tables write them: code, value at level 1, what a level adds, chance, turns; the next after a semicolon. */
export function effectsOf(cell: string): readonly SkillEffect[] {
  return cell.split(';').map((words) => {
    const [code = '', base, step, chanceBp = CERTAIN_BP, turns = '0'] = words.trim().split(' ');
    return { code, base: Number(base), step: Number(step), chanceBp: Number(chanceBp), turns: Number(turns) };
  });
}
