/** First attacks, and what helps without being called: who has it, pattern, name. */
export const NORMAL_TABLE = `
none | blow | Headbutt | 頭槌 | 頭突き
none | blow | Tail Swat | 甩尾 | しっぽ払い
fire | blow | Hot Paw | 熱掌 | 熱い前足
fire | hex | Puff of Smoke | 一縷煙 | ひと吹きの煙
water | hex | Cold Nose | 冷鼻頭 | つめたい鼻
water | blow | Wave Slap | 浪花巴掌 | 波の平手
wood | blow | Twig Snap | 枯枝脆響 | 小枝の一撃
wood | hex | Pollen Sneeze | 花粉噴嚏 | 花粉のくしゃみ
thunder | hex | Doorknob Zap | 門把電擊 | ドアノブの静電気
thunder | blow | Quick Jab | 迅捷一擊 | 素早いひと突き
nihil | hex | Cold Stare | 冷冷凝視 | つめたい視線
nihil | blow | Shadow Nudge | 影子輕推 | 影のひと押し
`;

export const PASSIVE_TABLE = `
guardian | sturdy | Winter Coat | 冬毛 | 冬毛
guardian | shelter | Stand Behind Me | 站到我身後 | うしろにいて
guardian | glow | Slow Breath | 緩慢呼吸 | ゆっくり息を
guardian | sturdy | Stubborn Streak | 倔脾氣 | がんこ者
striker | fierce | First to the Table | 搶先上桌 | 食卓に一番乗り
striker | keen | Good Aim | 好準頭 | よい狙い
striker | swift | Light Feet | 輕盈腳步 | 軽い足どり
striker | fierce | Growing Appetite | 胃口大開 | ふくらむ食欲
caster | study | Margin Notes | 頁邊筆記 | 余白の書きこみ
caster | fierce | Loud Thoughts | 響亮的念頭 | 声高な考え
caster | keen | Precise Wording | 字字精準 | 正確な言い回し
caster | study | Long Evening | 漫長的夜讀 | 長い夜の読書
healer | glow | Kind Eyes | 慈祥眼神 | やさしいまなざし
healer | shelter | Extra Blanket | 多一條毯子 | もう一枚の毛布
healer | glow | Soup on the Stove | 爐上的湯 | 火にかけたスープ
healer | sturdy | Calm Hands | 沉穩雙手 | 落ちついた手
bard | pace | Foot Tapping | 打拍子 | 足拍子
bard | lift | Chorus Everyone Knows | 人人會唱的副歌 | みんなが知るサビ
bard | lift | Good Posture | 抬頭挺胸 | 背すじをのばして
bard | pace | Catchy Tune | 洗腦旋律 | 耳に残る旋律
shade | keen | Cat’s Eyes | 夜貓眼 | 夜目がきく
shade | swift | Soft Soles | 軟鞋底 | やわらかな靴底
shade | fierce | Nothing to Lose | 無所顧忌 | 失うものなし
shade | keen | Loose Floorboard | 鬆動的地板 | ゆるんだ床板
`;
