import { errorKind, type ErrorKind } from './error-kind.ts';

/** Refusals of features that are still to come: transfer files, prompts. */
export const LATER_ERRORS = {
  transfer_invalid: errorKind(
    422,
    'The file does not hold settings that can be imported.',
    '檔案內容不是可匯入的設定資料。',
    'ファイルにインポートできる設定がありません。',
  ),
  transfer_damaged: errorKind(
    422,
    'The file is damaged or modified.',
    '檔案已損毀或遭修改。',
    'ファイルが破損しているか、変更されています。',
  ),
  transfer_source: errorKind(
    422,
    'Settings of the environment "{environment}" cannot be imported here.',
    '不支援匯入來自環境「{environment}」的設定。',
    '環境「{environment}」の設定はここにインポートできません。',
  ),
  create_event_first: errorKind(
    409,
    'Create the event first.',
    '請先建立活動。',
    '先にイベントを作成してください。',
  ),
  create_sign_in_first: errorKind(
    409,
    'Create the sign-in event first.',
    '請先建立簽到活動。',
    '先にログインイベントを作成してください。',
  ),
  create_basic_setting_first: errorKind(
    409,
    'Create the basic setting first.',
    '請先建立基本設定。',
    '先に基本設定を作成してください。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
