import type { Trio } from '../names.ts';

/** What things of the demo game are named after: Chinese and Japanese words precede a noun unchanged. */
const THEMES: readonly Trio[] = [
  ['Lantern', '燈火', '灯火の'],
  ['Harvest', '豐收', '収穫の'],
  ['Starfall', '流星', '流れ星の'],
  ['Frostwind', '霜風', '霜風の'],
  ['Moonlit', '月光', '月夜の'],
  ['Tidal', '潮汐', '潮の'],
  ['Thunder', '雷鳴', '雷鳴の'],
  ['Blossom', '繁花', '花咲く'],
  ['Deepwood', '深林', '深森の'],
  ['Sunrise', '晨曦', '夜明けの'],
  ['Misty', '迷霧', '霧の'],
  ['Golden', '黃金', '黄金の'],
  ['Crystal', '水晶', '水晶の'],
  ['Ashen', '灰燼', '灰の'],
  ['Silver', '白銀', '白銀の'],
  ['Rainbow', '彩虹', '虹の'],
  ['Twilight', '暮光', '黄昏の'],
  ['Meadow', '草原', '草原の'],
  ['Coral', '珊瑚', '珊瑚の'],
  ['Dragon', '龍影', '竜の'],
  ['Feather', '羽翼', '羽の'],
  ['Hearth', '爐火', '炉火の'],
  ['Northern', '北方', '北の'],
  ['Hidden', '隱秘', '隠れた'],
];

/** What the game tells players where a sentence is wanted. None names a season or a person. */
const SENTENCES: readonly Trio[] = [
  ['The embers light the way.', '餘燼照亮前路。', '残り火が道を照らす。'],
  [
    'Bring your pets and see what waits.',
    '帶上寵物，看看有什麼在等著你。',
    'ペットを連れて、確かめに行こう。',
  ],
  ['A small step on a long journey.', '漫長旅途中的一小步。', '長い旅の小さな一歩。'],
  ['Friends from every village are welcome.', '歡迎各個村莊的朋友。', 'どの村の仲間も歓迎する。'],
  ['Rest well and come back stronger.', '好好休息，再變強回來。', 'よく休んで、強くなって戻ろう。'],
  ['The wind brings good news today.', '今天的風帶來好消息。', '今日の風は良い知らせを運ぶ。'],
  [
    'Look closely: not every path is marked.',
    '仔細看，並非每條路都有標記。',
    'よく見て。道しるべのない道もある。',
  ],
  ['Share the warmth of the hearth.', '分享爐火的溫暖。', '炉のぬくもりを分け合おう。'],
];

/** Words for what has room for one short word only. */
const SHORT_WORDS: readonly Trio[] = [
  ['Glow', '微光', '光'],
  ['Spark', '火花', '火花'],
  ['Dew', '露', '露'],
  ['Ember', '餘燼', '残り火'],
];

const at = (trios: readonly Trio[], index: number): Trio => trios[index % trios.length] ?? ['', '', ''];

/** The name of the n-th thing that is called by a noun: “Lantern maze”, 燈火迷宮, 灯火の迷宮. */
export function themedName(noun: Trio, index: number): Trio {
  const [en, zh, jp] = at(THEMES, index);
  const round = Math.floor(index / THEMES.length);
  const number = round === 0 ? '' : ` ${round + 1}`;
  return [`${en} ${lowered(noun[0])}${number}`, `${zh}${noun[1]}${number}`, `${jp}${noun[2]}${number}`];
}

/** The n-th sentence, or a word where a sentence is too long. */
export function sentenceAt(index: number, maxLength: number): Trio {
  const sentence = at(SENTENCES, index);
  return sentence.every((text) => text.length <= maxLength) ? sentence : at(SHORT_WORDS, index);
}

/** A noun inside a name; what is written in capitals stays so. */
function lowered(noun: string): string {
  return /^[A-Z][a-z]/.test(noun) ? `${noun.slice(0, 1).toLowerCase()}${noun.slice(1)}` : noun;
}
