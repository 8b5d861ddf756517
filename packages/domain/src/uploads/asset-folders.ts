import { enumOf } from '../enums/enum-of.ts';

/** Where uploaded pictures go. */
export const assetFolder = enumOf('asset-folder', {
  pet: ['Pets', '寵物', 'ペット'],
  god: ['Gods', '神明', '神'],
  item: ['Items', '道具', 'アイテム'],
  equipment: ['Equipment', '裝備', '装備'],
  skill: ['Skills', '技能', 'スキル'],
  banner: ['Banners', '橫幅', 'バナー'],
  background: ['Backgrounds', '背景', '背景'],
  icon: ['Icons', '圖示', 'アイコン'],
  ui: ['Interface', '介面', 'UI'],
  skin: ['Skins', '造型', 'スキン'],
  title: ['Titles', '稱號', '称号'],
});

/** Width and height in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** The size that every picture of a folder has; pictures of other folders may have any. */
export const SIZE_BY_FOLDER: Readonly<Record<string, PictureSize>> = {
  icon: { width: 128, height: 128 },
  banner: { width: 1080, height: 480 },
  background: { width: 1920, height: 1080 },
};

/** Where uploaded sounds go. */
export const soundFolder = enumOf('sound-folder', {
  bgm: ['Music', '背景音樂', 'BGM'],
  se: ['Sound effects', '音效', '効果音'],
  voice: ['Voices', '語音', 'ボイス'],
});

/** What a file uploaded by `/upload-file` is for; each has a folder of its name. */
export const plainKind = enumOf('plain-file-kind', {
  bundle: ['Asset bundle', '資源包', 'バンドル'],
  json: ['JSON', 'JSON', 'JSON'],
  video: ['Video', '影片', '動画'],
  document: ['Document', '文書', 'ドキュメント'],
});

/** Endings that an upload page takes, by what is uploaded there. */
export const EXTENSIONS_BY_TOOL = {
  picture: ['png', 'jpg', 'webp', 'svg', 'skel', 'json', 'atlas'],
  sound: ['ogg', 'mp3', 'm4a'],
  file: ['bundle', 'json', 'mp4', 'webm', 'pdf', 'txt', 'csv', 'md'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type UploadTool = keyof typeof EXTENSIONS_BY_TOOL;

/**
 * Endings of which a file has one, in all languages: a picture is a PNG or a WebP. A Spine figure is a skeleton, an
 * atlas and a picture, which share their name. Other files may have several endings.
 */
export const ALTERNATIVES_BY_TOOL: Readonly<Record<UploadTool, readonly (readonly string[])[]>> = {
  picture: [['png', 'jpg', 'webp', 'svg'], ['skel', 'json'], ['atlas']],
  sound: [EXTENSIONS_BY_TOOL.sound],
  file: [],
};

/** The files of a Spine figure that are not pictures. */
export const SPINE_EXTENSIONS: readonly string[] = ['skel', 'json', 'atlas'];

/** Endings that each kind of plain file may have. */
export const EXTENSIONS_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  bundle: ['bundle'],
  json: ['json'],
  video: ['mp4', 'webm'],
  document: ['pdf', 'txt', 'csv', 'md'],
};

/** Largest file of each upload page, in megabytes. */
export const MEGABYTES_BY_TOOL: Readonly<Record<UploadTool, number>> = { picture: 5, sound: 10, file: 50 };

/** What players download before the first screen may weigh no more: the files loaded at start, in bytes. */
export const FIRST_DOWNLOAD_BYTES = 150 * 1024 * 1024;

/** How many pixels a picture may have. */
export const MAX_PIXELS = 40_000_000;
/** How many pixels all frames of an animated picture may have together. */
export const MAX_FRAME_PIXELS = 200_000_000;
