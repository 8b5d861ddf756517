import { errorKind, type ErrorKind } from './error-kind.ts';

/** Files that cannot be uploaded as they are. */
export const FILE_ERRORS = {
  file_name_differs: errorKind(
    422,
    '“{name}” is a {found} file. Give it the right extension, or export it again.',
    '「{name}」的內容是 {found}，請改用正確的副檔名或重新匯出。',
    '「{name}」の中身は {found} です。拡張子を直すか、書き出し直してください。',
  ),
  file_executable: errorKind(
    422,
    'The file is a program ({what}). Programs are never accepted.',
    '這個檔案是程式（{what}），一律不接受程式。',
    'このファイルはプログラム（{what}）です。プログラムは受け付けていません。',
  ),
  picture_damaged: errorKind(
    422,
    'The picture is damaged and cannot be read to its end. Export it again.',
    '圖片已損壞，無法完整讀取，請重新匯出。',
    '画像が壊れていて、最後まで読み込めません。書き出し直してください。',
  ),
  picture_too_large: errorKind(
    422,
    'The picture size is {megapixels} MP (megapixels). The limit is {most} MP.',
    '圖片有 {megapixels} 百萬像素，最多 {most} 百萬像素。',
    '画像が{megapixels}メガピクセルあります。上限は{most}メガピクセルです。',
  ),
  picture_size: errorKind(
    422,
    'The picture size is {found}. Pictures in “{folder}” must be {expected} (pixels).',
    '圖片大小為 {found} 像素，資料夾「{folder}」的圖片須為 {expected}。',
    '画像は {found} ピクセルです。フォルダー「{folder}」の画像は {expected} でなければなりません。',
  ),
  sound_damaged: errorKind(
    422,
    'The sound is damaged or empty: its length cannot be read. Export it again.',
    '音訊已損壞或沒有內容，無法讀取長度，請重新匯出。',
    '音声が壊れているか空のため、長さを読み取れません。書き出し直してください。',
  ),
  loop_outside: errorKind(
    422,
    'The loop must end after it starts and must be within the sound ({milliseconds} ms). Only music has a loop.',
    '循環的結束須晚於開始，且在音訊長度（{milliseconds} 毫秒）之內。只有背景音樂可設定循環。',
    'ループの終了は開始より後で、音声の長さ（{milliseconds} ミリ秒）以内にしてください。ループを設定できるのはBGMだけです。',
  ),
  file_folder: errorKind(
    422,
    'There is no folder “{folder}” for these files. Choose one of the list.',
    '沒有可放置這類檔案的資料夾「{folder}」，請從清單選擇。',
    'このファイルを置けるフォルダー「{folder}」はありません。一覧から選んでください。',
  ),
  variant_extension: errorKind(
    422,
    'The same file in another language is “{path}”. All languages need the same extension.',
    '同一檔案的其他語言版本為「{path}」，各語言的副檔名必須相同。',
    '同じファイルの他言語版は「{path}」です。全言語で拡張子を揃えてください。',
  ),
  archive_damaged: errorKind(
    422,
    'The ZIP file is damaged, encrypted or has two files of one name. Create it again.',
    'ZIP 檔案已損壞、加密，或有重複的檔名，請重新建立。',
    'ZIPファイルが壊れているか、暗号化されているか、同じ名前のファイルがあります。作り直してください。',
  ),
  archive_path: errorKind(
    422,
    'The ZIP file contains “{name}”, which points outside its folder or is a link. Create it again without it.',
    'ZIP 檔案含有「{name}」，指向資料夾之外或為連結，請移除後重新建立。',
    'ZIPファイルに「{name}」があり、フォルダーの外を指しているか、リンクです。取り除いて作り直してください。',
  ),
  archive_too_large: errorKind(
    422,
    'The ZIP file unpacks to more than {files} {files|file|files} or {megabytes} MB, or its compression is higher than {ratio}:1.',
    'ZIP 檔案解壓縮後超過 {files} 個檔案或 {megabytes} MB，或壓縮率超過 {ratio} 倍。',
    'ZIPファイルの展開後が{files}ファイルまたは {megabytes} MBを超えるか、圧縮率が{ratio}倍を超えています。',
  ),
  uploads_disabled: errorKind(
    409,
    'Uploads are turned off in the CDN setting of this environment.',
    '此環境的 CDN 設定已停用上傳。',
    'この環境のCDN設定でアップロードが無効になっています。',
  ),
  file_same: errorKind(
    422,
    'A file cannot be replaced by itself, or by one of another kind.',
    '檔案不能以自己或不同種類的檔案取代。',
    'ファイルを同じファイルや種類の違うファイルで置き換えることはできません。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
