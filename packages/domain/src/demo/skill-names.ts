import { trioAt } from './names.ts';
import { OWN_SKILLS } from './own-skills.ts';
import type { DemoProperty } from './pet-names.ts';
import { effectsOf, type DemoSkill } from './skill-patterns.ts';
import { cellAt, cellsOf } from './table.ts';

/** Id, type, property, target, name, description, effects. */
const TABLE = `
2001 | normal | none | one_enemy | Tackle | 衝撞 | 体当たり | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。 | damage_physical 100 5
2002 | normal | fire | one_enemy | Spark Bite | 火花咬 | 火花かみ | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。 | damage_physical 102 5
2003 | normal | water | one_enemy | Splash | 水花拍擊 | 水しぶき | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。 | damage_magic 98 5
2004 | normal | wood | one_enemy | Vine Lash | 藤鞭 | つるのひと打ち | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。 | damage_physical 99 5
2005 | normal | thunder | one_enemy | Static Paw | 靜電掌 | 静電の前足 | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。 | damage_magic 101 5
2006 | normal | nihil | one_enemy | Quiet Touch | 寂靜之觸 | 静けさの一触 | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。 | damage_magic 103 5
2101 | active | none | self | Shield Stance | 架盾 | 盾のかまえ | Gains a shield of {value}% of max HP for {turns} turns. | 獲得最大生命 {value}% 的護盾，持續 {turns} 回合。 | 最大HPの{value}%のシールドを{turns}ターン得る。 | shield_hp 15 2 10000 2
2102 | active | none | one_enemy | Double Strike | 二連擊 | 二段打ち | Deals {value}% damage to one enemy. | 對單一敵人造成 {value}% 傷害。 | 敵1体に{value}%のダメージ。 | damage_physical 180 12
2103 | active | none | row_enemies | Arcane Bolt | 秘術彈 | 秘術の矢 | Deals {value}% damage to a row of enemies. | 對一排敵人造成 {value}% 傷害。 | 敵1列に{value}%のダメージ。 | damage_magic 130 9
2104 | active | none | lowest_hp_ally | Soothing Light | 撫慰之光 | やすらぎの光 | Heals the ally with the lowest HP by {value}%. | 治療生命最低的隊友 {value}%。 | HPが最も低い味方を{value}%回復。 | heal_instant 160 10
2105 | active | none | all_allies | Marching Song | 行進曲 | 行進の歌 | Raises the attack of all allies by {value}% for {turns} turns. | 全體隊友攻擊提升 {value}%，持續 {turns} 回合。 | 味方全体の攻撃を{turns}ターン{value}%上げる。 | buff_attack 12 2 10000 3
2106 | active | none | one_enemy | Shadow Step | 影步 | 影歩き | Deals {value}% damage and gains {second}% critical rate for {turns} turns. | 造成 {value}% 傷害，並提升爆擊率 {second}%，持續 {turns} 回合。 | {value}%のダメージを与え、会心率を{turns}ターン{second}%上げる。 | damage_physical 160 10; buff_crit 15 2 10000 2
2111 | active | fire | one_enemy | Ember Lash | 燼火鞭 | 残り火のむち | Deals {value}% damage and burns for {second}% over {turns} turns. | 造成 {value}% 傷害，並附加每回合 {second}% 的灼燒，持續 {turns} 回合。 | {value}%のダメージを与え、{turns}ターン{second}%で炎上させる。 | damage_physical 150 10; burn 25 3 8000 2
2112 | active | water | all_enemies | Cold Current | 寒流 | 冷たい潮 | Slows all enemies by {value}% for {turns} turns with a chance of {chance}%. | 有 {chance}% 機率使全體敵人速度下降 {value}%，持續 {turns} 回合。 | {chance}%の確率で敵全体の素早さを{turns}ターン{value}%下げる。 | debuff_speed 12 2 7500 2
2113 | active | wood | all_allies | Green Breath | 綠意吐息 | 緑の息吹 | Renews {value}% of max HP each turn for {turns} turns. | 每回合回復最大生命 {value}%，持續 {turns} 回合。 | 毎ターン最大HPの{value}%を{turns}ターン再生。 | renewal 4 1 10000 3
2114 | active | thunder | random | Skipping Bolt | 躍動雷光 | 跳ねる稲妻 | Deals {value}% damage to three random enemies and may daze for {turns} turn ({chance}%). | 對隨機三名敵人造成 {value}% 傷害，並有 {chance}% 機率使其暈眩 {turns} 回合。 | ランダムな敵3体に{value}%のダメージ、{chance}%で{turns}ターン目まい。 | damage_magic 90 6; control_stun 0 0 2000 1
2115 | active | nihil | one_enemy | Unmake | 消解 | ほどき | Deals {value}% of max HP and lowers defence by {second}% for {turns} turns. | 造成最大生命 {value}% 的傷害，並降低防禦 {second}%，持續 {turns} 回合。 | 最大HPの{value}%のダメージと、{turns}ターン防御を{second}%下げる。 | damage_true 6 1; debuff_defence 15 2 10000 2
2116 | active | none | one_ally | Fresh Start | 重新開始 | 仕切り直し | Removes everything harmful and heals {second}% of max HP. | 移除所有有害效果，並回復最大生命 {second}%。 | 有害な効果をすべて解除し、最大HPの{second}%を回復。 | cleanse_all 0 0; heal_rate_hp 10 2
2201 | passive | none | self | Thick Hide | 厚皮 | 厚い毛皮 | Defence is {value}% higher. | 防禦提升 {value}%。 | 防御が{value}%上がる。 | buff_defence 8 2
2202 | passive | none | self | Keen Claws | 利爪 | 鋭い爪 | Attack is {value}% higher. | 攻擊提升 {value}%。 | 攻撃が{value}%上がる。 | buff_attack 8 2
2203 | passive | none | self | Focused Mind | 專注心神 | 澄んだ心 | Damage rises by {value}% with every turn, up to five times. | 每回合傷害提升 {value}%，最多疊加五次。 | 毎ターン与ダメージが{value}%上がる（5回まで）。 | focus_stack 2 0.5
2204 | passive | none | all_allies | Warm Presence | 溫暖存在 | あたたかな気配 | Allies renew {value}% of max HP each turn. | 隊友每回合回復最大生命 {value}%。 | 味方は毎ターン最大HPの{value}%を再生。 | renewal 2 0.5
2205 | passive | none | all_allies | Quick Tempo | 輕快節奏 | 軽やかな拍子 | Allies are {value}% faster. | 隊友速度提升 {value}%。 | 味方の素早さが{value}%上がる。 | buff_speed 5 1
2206 | passive | none | self | From Behind | 背後突襲 | 背後から | Critical rate is {value}% higher. | 爆擊率提升 {value}%。 | 会心率が{value}%上がる。 | buff_crit 10 2
2301 | ultimate | none | all_allies | Song of Home | 歸鄉之歌 | ふるさとの歌 | Heals all allies by {value}% and raises their speed by {second}% for {turns} turns. | 治療全體隊友 {value}%，並提升速度 {second}%，持續 {turns} 回合。 | 味方全体を{value}%回復し、素早さを{turns}ターン{second}%上げる。 | heal_instant 150 12; buff_speed 10 2 10000 2
2302 | ultimate | fire | all_enemies | Thousand Sparks | 千星火 | 千の火花 | Deals {value}% damage to all enemies. | 對全體敵人造成 {value}% 傷害。 | 敵全体に{value}%のダメージ。 | damage_physical 240 20
2303 | ultimate | water | all_enemies | Spring Tide | 大潮 | 大潮 | Deals {value}% damage to all enemies. | 對全體敵人造成 {value}% 傷害。 | 敵全体に{value}%のダメージ。 | damage_magic 235 20
2304 | ultimate | wood | all_allies | Old Forest | 古森庇護 | 古き森の守り | Gives all allies a shield of {value}% of max HP for {turns} turns. | 給予全體隊友最大生命 {value}% 的護盾，持續 {turns} 回合。 | 味方全体に最大HPの{value}%のシールドを{turns}ターン与える。 | shield_hp 20 3 10000 3
2305 | ultimate | thunder | all_enemies | Open Sky | 裂空雷鳴 | 開く空 | Deals {value}% damage to all enemies and may daze for {turns} turn ({chance}%). | 對全體敵人造成 {value}% 傷害，並有 {chance}% 機率暈眩 {turns} 回合。 | 敵全体に{value}%のダメージ、{chance}%で{turns}ターン目まい。 | damage_magic 210 18; control_stun 0 0 3000 1
2306 | ultimate | nihil | all_enemies | Starless Hour | 無星之時 | 星なき刻 | Deals {value}% damage and puts to sleep for {turns} turns ({chance}%). | 造成 {value}% 傷害，並有 {chance}% 機率使其睡眠 {turns} 回合。 | {value}%のダメージ、{chance}%で{turns}ターン眠らせる。 | damage_magic 220 18; control_sleep 0 0 4000 2
2311 | ultimate | none | self | Unbroken Wall | 不破之壁 | 破れぬ壁 | Gains a shield of {value}% of max HP and {second}% defence for {turns} turns. | 獲得最大生命 {value}% 的護盾並提升防禦 {second}%，持續 {turns} 回合。 | 最大HPの{value}%のシールドと{second}%の防御を{turns}ターン得る。 | shield_hp 30 3 10000 3; buff_defence 20 3 10000 3
2312 | ultimate | fire | one_enemy | Last Ember | 最後的餘燼 | 最後の残り火 | Deals {value}% damage and burns for {second}% over {turns} turns. | 造成 {value}% 傷害，並附加每回合 {second}% 的灼燒，持續 {turns} 回合。 | {value}%のダメージを与え、{turns}ターン{second}%で炎上させる。 | damage_physical 380 30; burn 50 5 10000 3
2313 | ultimate | water | all_allies | Moonwell | 月井 | 月の井戸 | Heals all allies by {value}% and renews {second}% each turn for {turns} turns. | 治療全體隊友 {value}%，並每回合回復 {second}%，持續 {turns} 回合。 | 味方全体を{value}%回復し、{turns}ターン毎ターン{second}%再生。 | heal_instant 170 14; renewal 5 1 10000 3
2314 | ultimate | wood | one_enemy | Thicket Crown | 叢林之冠 | 茂みの冠 | Deals {value}% damage and lowers attack by {second}% for {turns} turns. | 造成 {value}% 傷害，並降低攻擊 {second}%，持續 {turns} 回合。 | {value}%のダメージと、{turns}ターン攻撃を{second}%下げる。 | damage_physical 360 28; debuff_attack 20 3 10000 2
2315 | ultimate | thunder | all_allies | Night Sky Unfolded | 夜空展翼 | ひろがる夜空 | Gives all allies {value} energy and {second}% attack for {turns} turns. | 全體隊友獲得 {value} 點能量，並提升攻擊 {second}%，持續 {turns} 回合。 | 味方全体のエネルギーを{value}増やし、{turns}ターン攻撃を{second}%上げる。 | energy_gain 60 10; buff_attack 15 2 10000 2
2316 | ultimate | nihil | lowest_hp_ally | First Dawn | 初曉 | 初めの暁 | Heals the ally with the lowest HP by {value}% of max HP. | 回復生命最低隊友最大生命 {value}%。 | HPが最も低い味方の最大HPを{value}%回復。 | heal_rate_hp 35 4
2401 | aid | wood | lowest_hp_ally | Root Mother’s Hand | 根之母的手 | 根の母の手 | Heals the ally with the lowest HP by {value}% of max HP. | 回復生命最低隊友最大生命 {value}%。 | HPが最も低い味方の最大HPを{value}%回復。 | heal_rate_hp 20 3
2402 | aid | water | all_enemies | Deep Current’s Pull | 深流牽引 | 深き流れの引き潮 | Slows all enemies by {value}% for {turns} turns. | 使全體敵人速度下降 {value}%，持續 {turns} 回合。 | 敵全体の素早さを{turns}ターン{value}%下げる。 | debuff_speed 15 2 10000 2
2411 | leader | fire | all_allies | Keeper of the Flame | 守火者 | 火守り | The team’s attack is {value}% higher. | 全隊攻擊提升 {value}%。 | 隊の攻撃が{value}%上がる。 | buff_attack 10 2
2412 | leader | thunder | all_allies | Storm Captain | 風暴隊長 | 嵐の隊長 | The team is {value}% faster. | 全隊速度提升 {value}%。 | 隊の素早さが{value}%上がる。 | buff_speed 8 1
`;

/** The skills of Emberfall. */
export const DEMO_SKILLS: readonly DemoSkill[] = [
  ...cellsOf(TABLE).map((row): DemoSkill => ({
    id: Number(cellAt(row, 0)),
    type: row[1] as DemoSkill['type'],
    property: row[2] as DemoProperty,
    target: cellAt(row, 3),
    name: trioAt(row, 4),
    description: trioAt(row, 7),
    effects: effectsOf(cellAt(row, 10)),
  })),
  ...OWN_SKILLS,
];
