/** What each god does: god, pattern and name of its own skill; for the highest also of the aid it lends. */
export const GOD_SKILL_TABLE = `
Dawn Keeper | rally | Shutters Open | 推開晨窗 | 窓あけ | muster | First Light of the World | 世界初光 | 世界のはじめの光
Deep Current | chill | Shore by Shore | 逐岸回憶 | 岸から岸へ
Root Mother | cover | Hold the Hillside | 繫住山坡 | 丘をつなぐ
Hearth Grandmother | mend | Another Bowl | 再來一碗 | もう一杯おあがり | feast | Kettle’s On | 水開了 | やかんがわいたよ
Hammerheart | brace | Riveted | 鉚釘加固 | びょう打ち | guard | Mended Overnight | 一夜修復 | 一晩で直す
Storm Weaver | scatter | Loose Thread of Lightning | 雷電線頭 | 稲妻の糸くず | tangle | Rope of Lightning | 閃電繩索 | 稲妻のなわ
Lighthouse Watcher | cover | Beam Across the Bay | 橫越海灣的光 | 入り江をわたる光 | guard | Every Sail Home | 眾帆歸港 | すべての帆を港へ
Orchard King | bloom | Windfall | 落果之禮 | 風の落とし物 | feast | Autumn Coronation | 秋日加冕 | 秋の戴冠
Veiled Moon | lull | Behind the Cloud | 雲後之月 | 雲にかくれて | tangle | Kept Secret | 守住的秘密 | 守られた秘密
Star Cartographer | bolt | Plotted Course | 既定航線 | ひかれた航路 | muster | Shortcut Between Stars | 星間捷徑 | 星のあいだの近道
Bell Ringer | jolt | On the Hour | 整點鐘響 | 時ちょうど
Kite Shepherd | hurry | Tailwind | 順風 | おいかぜ
Salt Singer | soothe | Sea Shanty | 船歌 | 船乗りの歌
Pearl Diver | focus | Held Breath | 屏息 | 息をとめて
Moss Scribe | sap | Footnote | 註腳 | 脚注
Mushroom Sage | rinse | Third Rain Remedy | 三雨藥方 | 三度目の雨の薬
Copper Smith | crack | Ring the Metal | 敲響金屬 | 金属を鳴らす
Twilight Weaver | lull | Seam of Dusk | 暮色縫線 | 夕暮れの縫い目
Kindling Sprite | sear | Crackling Giggle | 劈啪輕笑 | ぱちぱち笑い
Dust Sprite | bolt | Sunbeam Dance | 陽光塵舞 | 日だまりの舞
Puddle Sprite | mend | Borrowed Sky | 借來的天空 | 借りた空
Acorn Sprite | ward | Someday an Oak | 總有一天成橡樹 | いつかは樫の木
Crackle Sprite | jolt | Hair on End | 毛髮直豎 | 総毛立ち
Dusk Sprite | charge | First Lamp | 第一盞燈 | はじめの街灯
First Thunder | jolt | Opening Word | 開口第一聲 | はじめのひと声 | tangle | The Sky Learns to Speak | 天空學語 | 空のことばはじめ
Clockmaker of Hours | hurry | Spare Minute | 多出的一分鐘 | おまけの一分 | muster | Exactly on Time | 分秒不差 | 一秒のくるいもなく
River Ferryman | cover | Mind the Step | 上船小心 | 足もとに注意 | feast | Paid in Song | 以歌為資 | 歌の渡し賃
Kiln Keeper | charge | Stoke the Fire | 添柴旺火 | 火をくべる
Dream Gardener | bloom | Watered at Night | 夜裡澆灌 | 夜の水やり
Breeze Sprite | hurry | Next Page | 下一頁 | つぎのページ
`;
