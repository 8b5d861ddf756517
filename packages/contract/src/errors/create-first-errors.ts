import { errorKind, type ErrorKind } from './error-kind.ts';

/** What builds on another record is refused while that is missing. */
export const CREATE_FIRST_ERRORS = {
  create_parent_first: errorKind(
    409,
    'Create {record} {id} first.',
    '請先建立{record} {id}。',
    '先に{record} {id} を作成してください。',
  ),
  create_event_first: errorKind(
    409,
    'Create the event first.',
    '請先建立活動。',
    '先にイベントを作成してください。',
  ),
  create_sign_in_first: errorKind(
    409,
    'Create the login event first.',
    '請先建立登入活動。',
    '先にログインイベントを作成してください。',
  ),
  create_basic_setting_first: errorKind(
    409,
    'Create the basic setting first.',
    '請先建立基本設定。',
    '先に基本設定を作成してください。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
