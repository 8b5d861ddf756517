import type { Texts } from '../texts.ts';

export const upload: Texts<'upload'> = {
  accepted:
    'PNG、JPEG、WebP、GIF、SVG；MP3、OGG、WAV、M4A；JSON；動態立繪的 .skel 與 .atlas。每個檔案最大 50 MB。',
  byContent: '依內容判斷',
  drop: '將檔案拖放到此處，或點擊選擇檔案',
  everyLanguage: '各語言共用',
  pathByName: '依檔名決定',
  pathHelp: '僅適用於單一檔案。若路徑已有檔案，將會取代。',
  refused: '未接受',
  results: '本次上傳',
  servedFrom: '玩家由 {{address}} 載入檔案；上傳時間的時區：{{zone}}。',
  servedHere: '玩家直接由本後台載入檔案；上傳時間的時區：{{zone}}。',
  stored: '已儲存',
  title: '上傳檔案',
  unchanged: '已有相同的檔案。',
  uploading: '上傳中…',
};
