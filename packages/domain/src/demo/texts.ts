import type { RecordData } from '../core/json.ts';
import { released, type Trio } from './names.ts';

type Row = readonly [key: string, texts: Trio, maxChars?: number];

const ROWS: readonly Row[] = [
  ['ui.button.ok', ['OK', '確定', 'OK'], 12],
  ['ui.button.cancel', ['Cancel', '取消', 'キャンセル'], 12],
  ['ui.button.back', ['Back', '返回', '戻る'], 12],
  ['ui.button.draw_one', ['Draw once', '抽一次', '1回引く'], 16],
  ['ui.button.draw_many', ['Draw {count} times', '抽 {count} 次', '{count}回引く'], 24],
  ['ui.button.claim', ['Claim', '領取', '受け取る'], 12],
  ['ui.button.claim_all', ['Claim all', '全部領取', 'まとめて受け取る'], 16],
  ['ui.button.level_up', ['Level up', '升級', 'レベルアップ'], 14],
  ['ui.button.raise_star', ['Raise a star', '升星', '星を上げる'], 16],
  ['ui.button.start_battle', ['To battle', '開始戰鬥', 'バトル開始'], 14],
  ['ui.button.retry', ['Try again', '再試一次', 'もう一度'], 14],
  ['ui.menu.home', ['Hearth', '爐邊', '炉辺'], 10],
  ['ui.menu.pets', ['Pets', '寵物', 'ペット'], 10],
  ['ui.menu.gacha', ['Gachapon', '轉蛋', 'ガチャ'], 10],
  ['ui.menu.bag', ['Bag', '背包', 'バッグ'], 10],
  ['ui.menu.shop', ['Shop', '商店', 'ショップ'], 10],
  ['ui.menu.guild', ['Guild', '公會', 'ギルド'], 10],
  ['ui.menu.events', ['Events', '活動', 'イベント'], 10],
  ['ui.menu.settings', ['Settings', '設定', '設定'], 10],
  ['ui.pet.level', ['Level {level}', '等級 {level}', 'レベル{level}'], 16],
  ['ui.pet.power', ['Power {power}', '戰力 {power}', '戦力 {power}'], 20],
  ['ui.pet.locked', ['Not met yet', '尚未相遇', 'まだ出会っていない']],
  ['ui.pet.spirits', ['{have} of {need} spirits', '魂 {have}／{need}', 'ソウル {have}/{need}'], 30],
  ['ui.gacha.featured', ['Featured', '機率提升', 'ピックアップ'], 16],
  [
    'ui.gacha.until_certain',
    ['Certain within {draws} draws', '{draws} 抽內必得', 'あと{draws}回以内に確定'],
    40,
  ],
  ['ui.gacha.odds', ['Odds', '機率說明', '提供割合'], 14],
  ['ui.gacha.new', ['New', '新夥伴', 'NEW'], 8],
  [
    'ui.gacha.duplicate',
    [
      'Already with you: {spirits} spirits instead',
      '已擁有，轉換為 {spirits} 個寵物之魂',
      'すでに仲間なので、ソウル{spirits}個に変わりました',
    ],
  ],
  ['ui.bag.empty', ['Nothing here yet', '目前空無一物', 'まだ何もありません']],
  ['ui.bag.sell', ['Sell', '販售', '売る'], 12],
  ['ui.bag.use', ['Use', '使用', '使う'], 12],
  ['ui.bag.expires', ['Expires {time}', '{time} 到期', '{time}まで'], 30],
  ['ui.time.days', ['{days} days', '{days} 天', '{days}日'], 20],
  ['ui.time.hours', ['{hours} hours', '{hours} 小時', '{hours}時間'], 20],
  ['ui.time.minutes', ['{minutes} minutes', '{minutes} 分鐘', '{minutes}分'], 20],
  ['ui.title.tap', ['Touch to begin', '輕觸開始', 'タッチしてはじめる'], 24],
  [
    'item.obtained',
    ['You received {item} × {amount}.', '獲得 {item} × {amount}。', '{item}を{amount}個手に入れた。'],
  ],
  [
    'item.full',
    ['You cannot carry more of {item}.', '{item} 已達持有上限。', '{item}はこれ以上持てません。'],
  ],
  ['item.source', ['Where to find it', '取得途徑', '入手先'], 20],
  ['item.not_sellable', ['Cannot be sold', '無法販售', '売却できません'], 20],
  [
    'pet.greeting.morning',
    ['The fire is still warm. Good morning!', '爐火還暖著呢。早安！', '火はまだあたたかいよ。おはよう！'],
  ],
  [
    'pet.greeting.evening',
    ['Stay a while. I will add a log.', '多待一會兒吧，我去添根柴。', 'ゆっくりしていって。薪を足すね。'],
  ],
  [
    'pet.greeting.return',
    ['You came back! I kept your seat.', '你回來了！我替你留了位子。', 'おかえり！席を取っておいたよ。'],
  ],
  [
    'pet.level_up',
    ['{pet} reached level {level}.', '{pet} 升到 {level} 級。', '{pet}がレベル{level}になった。'],
  ],
  [
    'pet.star_up',
    [
      '{pet} now shines with {stars} stars.',
      '{pet} 綻放 {stars} 星光芒。',
      '{pet}が星{stars}つで輝きはじめた。',
    ],
  ],
  ['pet.summoned', ['{pet} has joined you!', '{pet} 加入隊伍！', '{pet}が仲間になった！']],
  ['pet.full_team', ['The team is full.', '隊伍已滿。', '隊がいっぱいです。']],
  ['god.dawn_keeper.name', ['Dawn Keeper', '曙光守望', '暁の守り手']],
  ['god.deep_current.name', ['Deep Current', '深流', '深き流れ']],
  ['god.root_mother.name', ['Root Mother', '根之母', '根の母']],
  ['skill.ready', ['{skill} is ready', '{skill} 準備就緒', '{skill}の準備ができた']],
  ['skill.cooldown', ['Ready in {turns} turns', '{turns} 回合後可用', 'あと{turns}ターン'], 24],
  ['skill.no_energy', ['Not enough energy', '能量不足', 'エネルギーが足りません']],
  ['event.starts_in', ['Starts in {time}', '{time} 後開始', '開始まで{time}'], 30],
  ['event.ends_in', ['Ends in {time}', '{time} 後結束', '終了まで{time}'], 30],
  ['event.ended', ['This event has ended.', '活動已結束。', 'このイベントは終了しました。']],
  [
    'event.claim_until',
    ['Rewards can be claimed until {time}.', '獎勵可領取至 {time}。', '報酬は{time}まで受け取れます。'],
  ],
  [
    'event.lantern_harvest.stall',
    ['Welcome to our stall! Fresh from the oven.', '歡迎光臨！剛出爐的喔。', 'いらっしゃい！焼きたてだよ。'],
  ],
  [
    'event.frostwind.gate',
    ['The gate opens at the first light of day.', '大門於破曉時分開啟。', '門は夜明けの光とともに開く。'],
  ],
  ['event.starlit.wish', ['Write your wish', '寫下你的願望', '願いごとを書く'], 20],
  [
    'story.prologue.1',
    [
      'Long ago every house in Emberfall kept one fire that never went out.',
      '很久以前，燼落之地的每一戶都守著一簇永不熄滅的火。',
      '遠い昔、エンバーフォールの家々には、決して消えない火がひとつずつあった。',
    ],
  ],
  [
    'story.prologue.2',
    [
      'One autumn night, all of them went dark at once.',
      '某個秋夜，所有的火同時熄滅了。',
      'ある秋の夜、そのすべてが同時に消えた。',
    ],
  ],
  [
    'story.prologue.3',
    [
      'All but one. A small fox was curled around it.',
      '只剩一簇。一隻小狐狸正蜷身護著它。',
      'ただひとつを残して。小さなキツネが、その火を抱いて丸くなっていた。',
    ],
  ],
  ['story.place.windmill_village', ['Windmill Village', '風車村', '風車村']],
  ['story.place.singing_caves', ['Singing Caves', '吟唱洞窟', '歌う洞窟']],
  ['story.place.cloud_harbour', ['Cloud Harbour', '雲港', '雲の港']],
  ['mail.welcome.title', ['Welcome to Emberfall', '歡迎來到燼落之地', 'エンバーフォールへようこそ'], 40],
  [
    'mail.welcome.body',
    [
      'Dear {player}, the hearth is lit. Take these for the road.',
      '{player} 你好，爐火已為你點燃。請收下這份旅途的心意。',
      '{player}さん、炉に火を入れました。旅のお供にどうぞ。',
    ],
  ],
  [
    'mail.maintenance.title',
    ['Maintenance on {date}', '{date} 維護通知', '{date}メンテナンスのお知らせ'],
    40,
  ],
  [
    'mail.maintenance.body',
    [
      'The game will rest from {start} to {end}.',
      '遊戲將於 {start} 至 {end} 進行維護。',
      '{start}から{end}までメンテナンスを行います。',
    ],
  ],
  ['mail.gift.title', ['A gift from {sender}', '{sender} 送來的禮物', '{sender}からの贈りもの'], 40],
  [
    'error.network',
    [
      'The connection was lost. Please try again.',
      '連線中斷，請再試一次。',
      '通信が切れました。もう一度お試しください。',
    ],
  ],
  [
    'error.maintenance',
    [
      'Emberfall is being repaired. See you soon!',
      '燼落之地維護中，稍後再見！',
      'エンバーフォールはメンテナンス中です。またのちほど！',
    ],
  ],
  ['error.not_enough', ['Not enough {asset}.', '{asset} 不足。', '{asset}が足りません。']],
  ['error.closed', ['Not open right now.', '目前未開放。', '現在は開催していません。']],
  ['error.limit_reached', ['The limit has been reached.', '已達上限。', '上限に達しました。']],
  [
    'error.code.expired',
    ['This code cannot be used any more.', '此兌換碼已失效。', 'このコードは使えなくなりました。'],
  ],
  [
    'system.update_required',
    [
      'A new version is waiting in the store.',
      '商店已推出新版本，請更新。',
      '新しいバージョンがストアにあります。',
    ],
  ],
  [
    'system.downloading',
    ['Gathering firewood: {percent}%', '收集柴薪中：{percent}%', '薪を集めています：{percent}%'],
    40,
  ],
  ['system.saved', ['Saved', '已儲存', '保存しました'], 16],
  ['system.language', ['Language', '語言', '言語'], 16],
];

/** What translators should know, by the beginning of the key. */
const NOTES: Readonly<Record<string, string>> = {
  'ui.button.': 'On a button: one line, without a full stop.',
  'ui.menu.': 'Tab at the foot of the screen, under its picture.',
  'ui.pet.': 'On a pet’s page, beside its portrait.',
  'ui.gacha.': 'On the page of a gachapon.',
  'ui.bag.': 'In the bag, below the picture of an item.',
  'ui.time.': 'A time left; always with the largest unit alone.',
  'error.': 'In a box with one button. Polite, and never the player’s fault.',
  'system.': 'Outside of the game’s story: neutral.',
};

function noteOn(key: string): RecordData {
  const [, context] = Object.entries(NOTES).find(([beginning]) => key.startsWith(beginning)) ?? [];
  return context === undefined ? {} : { context };
}

/** Texts of the client, keyed by area: the first word of the key. */
export function demoTexts(): readonly RecordData[] {
  return ROWS.map(([key, [en, zh, jp], maxChars]) =>
    released({
      key,
      namespace: key.slice(0, key.indexOf('.')),
      en,
      zh,
      jp,
      ...noteOn(key),
      ...(maxChars === undefined ? {} : { max_chars: maxChars }),
    }),
  );
}
