/** What the myths among the pets need to awaken: pet, shape, name, description. */
export const KEEPSAKE_TABLE = `
Ember Fox | orb | Kit’s First Spark | 幼狐的第一星火 | 子ぎつねの最初の火花 | It never went out. | 從未熄滅。 | 一度も消えていない。
Plume Drake | leaf | Downy Plume | 初生絨羽 | うぶ毛の羽根 | Softer than the first light. | 比晨光更柔軟。 | 夜明けの光よりやわらか。
Moonwell Whale | orb | Song in a Spiral Shell | 螺殼裡的歌 | 巻き貝の歌 | It knows your name by now. | 它早已記得你的名字。 | もう名前を憶えている。
Aurora Peacock | scroll | Folded Night | 摺起的夜 | たたまれた夜 | Unfold it under the open sky. | 請在開闊的夜空下展開。 | 広い空の下でひろげて。
Solstice Dragon | gem | Noon Scale | 日正之鱗 | 真昼のうろこ | Casts no shadow at all. | 完全沒有影子。 | 影をまったく落とさない。
Glacier Mammoth | gem | Thousand-Year Ice | 千年冰 | 千年の氷 | Inside, a single snowflake. | 裡頭藏著一片雪花。 | なかに雪の結晶がひとつ。
Grove Unicorn | leaf | Braided Mane | 編起的鬃毛 | 編んだたてがみ | Braided by children, kept with pride. | 孩子們編的，牠得意地留著。 | 子どもが編み、大切にした。
Zenith Thunderbird | scroll | Feather Barometer | 羽毛氣壓計 | 羽根の気圧計 | Bristles an hour before rain. | 雨前一小時便會豎起。 | 雨の一時間前に逆立つ。
Nebula Manta | orb | Star-Salt Phial | 星鹽小瓶 | 星塩の小瓶 | Shake gently; it is somebody’s sky. | 輕輕搖，那是某處的天空。 | そっと振って。どこかの空だから。
Storybook Pegasus | scroll | Torn-Out Last Page | 撕下的最後一頁 | 破られた最後の頁 | It ends well. | 結局很圓滿。 | おしまいはめでたし。
`;

/** What gods of a faction like to be given: faction, rarity, shape, colour, name, description. */
export const OFFERING_TABLE = `
sky | R | leaf | thunder | Prayer Streamer | 祈願飄帶 | 祈りの吹き流し | Let the wind read it. | 讓風來讀。 | 風に読んでもらう。
sky | SR | orb | none | Cup of Morning Air | 一杯晨風 | 朝風の杯 | Poured out from a high window. | 從高窗傾注而下。 | 高い窓からそそぐ。
sea | R | orb | water | Paper Boat Candle | 紙船燭 | 紙舟のろうそく | Set afloat with one wish. | 載著一個心願漂流。 | 願いをひとつ乗せて流す。
sea | SR | gem | water | Anchor Charm | 船錨護符 | いかりのお守り | Given by those who came back. | 歸來之人的獻禮。 | 帰ってきた者の贈りもの。
forest | R | leaf | wood | Wreath of First Leaves | 新葉花環 | 若葉の輪 | Woven before breakfast. | 早餐前編好。 | 朝食の前に編む。
forest | SR | potion | wood | Bowl of Spring Sap | 春樹液缽 | 春の樹液の鉢 | The trees agreed to share. | 樹木同意分享。 | 木々が分けてくれた。
forge | R | key | fire | Hand-Forged Nail | 手打鐵釘 | 手打ちのくぎ | Small work, well done. | 小活，做得漂亮。 | 小さくとも、よい仕事。
forge | SR | gem | fire | Apprentice’s Masterpiece | 學徒的傑作 | 弟子の傑作 | Took all winter, worth it. | 花了整個冬天，很值得。 | ひと冬かけた甲斐がある。
moon | R | scroll | nihil | Sealed Dream | 封緘之夢 | 封をした夢 | Only the moon may open it. | 唯有月亮能拆開。 | 開けてよいのは月だけ。
moon | SR | orb | nihil | Lamp of No Oil | 無油之燈 | 油のいらない灯 | Burns on quiet. | 以寂靜為燃料。 | 静けさで燃える。
`;
