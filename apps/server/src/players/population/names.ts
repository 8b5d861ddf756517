/*
 * Generated fantasy names in three scripts, put together so that no two of one server are
 * alike. Parts of a script can be told apart again (equal length, or no part begins another),
 * so different parts make different names.
 */

/** Syllables of three letters; combinations that read as a rude word in English were left out. */
const SYLLABLES =
  'bal ban bar bel ben ber bir bol bor bran dal dan dar del den der dor fal far fel fen fer fin fir fol gal gar gel gor hal han har hin hol kal kan kar kel ken ker kin kir kol kor lan lar len lin lir lon lor mal mar mel men mer min mir mol mon mor nal nan nar nel nen nin nir nol nor ral ran ren rel rin rol ron sal san sar sel sen ser sil sin sol son sor tal tan tar tel ten ter tin tir tol ton tor val van var vel ven ver vin vir vol von vor wel wen wil win wyn zel zan zor ash oak elm ivy fox owl elk wyr'
    .split(' ')
    .filter((syllable) => syllable.length === 3);

const HAN = Array.from(
  '星月雲風雪霜雷火水木林森山川海湖溪泉石玉金銀銅鐵青赤白墨紫藍翠丹曉晨夕夜春夏秋冬蘭竹梅菊荷楓松柏桃柳龍鳳鶴鹿狐狼鷹雀燕鴻鯉蝶螢琴書劍弓笛鐘燈影光靈夢幻念心願安寧靜遠清明朗逸塵歌舞羽翼露霞虹嵐瀾楚夏晴暖澄悠然千百萬初元永恆天地',
);

const COLOURS = 'あか あお しろ くろ ぎん きん みどり むらさき あめ すみれ わかば さくら'.split(' ');
const JP_HEADS =
  'ほし つき かぜ ゆき ひかり もり うみ そら くも にじ いずみ つばさ たにま はな こだま ともしび かがり やまびこ なみ こおり いなずま ゆうひ あけぼの まほう ねむり うた ふえ たび みなと とうげ'.split(
    ' ',
  );
const JP_TAILS =
  'うさぎ きつね りす ふくろう こねこ こいぬ しか くじら つばめ ひつじ たぬき かめ りゅう きし まじょ たびびと りょうし かじや うたいて ようせい もりびと はこびや ひめ わらし こうもり はりねずみ らっこ ぺんぎん かもめ ほたる'.split(
    ' ',
  );

type Script = { readonly size: number; readonly write: (place: number) => string };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every place from 0 to the size has a spelling of its own. The last part may be missing. */
const threeParts = (parts: readonly string[], finish: (name: string) => string): Script => {
  const unique = [...new Set(parts)];
  const count = unique.length;
  return {
    size: count * count * (count + 1),
    write: (place) => {
      const last = Math.floor(place / (count * count));
      const name = `${unique[place % count]}${unique[Math.floor(place / count) % count]}`;
      return finish(last === 0 ? name : `${name}${unique[last - 1]}`);
    },
  };
};

const japanese: Script = {
  size: (COLOURS.length + 1) * JP_HEADS.length * JP_TAILS.length,
  write: (place) => {
    const colour = Math.floor(place / (JP_HEADS.length * JP_TAILS.length));
    const tail = Math.floor(place / JP_HEADS.length) % JP_TAILS.length;
    return `${colour === 0 ? '' : COLOURS[colour - 1]}${JP_HEADS[place % JP_HEADS.length]}の${JP_TAILS[tail]}`;
  },
};

const SCRIPTS = {
  en: threeParts(SYLLABLES, capital),
  zh: threeParts(HAN, (name) => name),
  jp: japanese,
} as const;

/** Larger than any size and prime, so that its steps visit every place once. */
const STRIDE = 2_147_483_629;

/** The name of a server's n-th player. Where a script has no names left, numbers follow them, as players do it. */
export function inventedName(language: keyof typeof SCRIPTS, nth: number, seed: number): string {
  const { size, write } = SCRIPTS[language];
  const round = Math.floor(nth / size);
  const place = Number((BigInt(nth % size) * BigInt(STRIDE) + BigInt(seed >>> 0)) % BigInt(size));
  return round === 0 ? write(place) : `${write(place)}${round + 1}`;
}

const GUILD_KINDS = {
  en: ['Lanterns', 'Foxes', 'Wardens', 'Wayfarers', 'Harvesters', 'Keepers', 'Hearth', 'Choir'],
  zh: ['燈會', '狐堂', '守望', '旅團', '豐收社', '書院', '爐火', '歌會'],
  jp: ['灯火団', '狐組', '見張り番', '旅団', '収穫会', '書庫', '炉端', '合唱団'],
} as const;

/** The name of a server's n-th guild. */
export function guildNameOf(language: keyof typeof SCRIPTS, nth: number, seed: number): string {
  const kinds = GUILD_KINDS[language];
  const gap = language === 'en' ? ' ' : '';
  return `${inventedName(language, nth, seed)}${gap}${kinds[nth % kinds.length]}`;
}
