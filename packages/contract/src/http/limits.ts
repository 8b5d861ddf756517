/*
 * Numbers that a call and the screen before it agree on. There is no schema here: the web app and the
 * threads of the server read these without loading what checks requests.
 */

/** How long the reasons are that people give, in characters. */
export const REASON_LENGTH = { min: 4, minOfCjk: 2, max: 200 };

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a reason says something: 退款 and 返金 are whole ones. */
export function isReason(text: string): boolean {
  const characters = Array.from(text.trim());
  return characters.length >= (CJK.test(text) ? REASON_LENGTH.minOfCjk : REASON_LENGTH.min);
}

/** How many days of players' doings are told. */
export const ACTIVITY_DAYS = 30;

/** How many texts are fetched at a time while a grid is scrolled. */
export const TEXTS_PER_PAGE = 100;

/** How many planned records of a settings import are listed at a time. */
export const PLANNED_PER_PAGE = 50;

/** The most rows that a pasted list or a file of recipients has. */
export const MAX_DELIVERY_IDS = 50_000;

/** The most ids of players that are pasted at once to be looked up. */
export const MAX_LOOKUP_IDS = 5000;

/** The largest number of an account, and the most digits one has. */
export const MAX_ACCOUNT_ID = 999_999_999;

/** The most issues of a release that are listed, errors first, then new warnings; counts and digest cover all. */
export const MAX_LISTED_ISSUES = 500;

/** The most records that one call lists to choose from. */
export const MAX_OPTIONS = 200;

/** The longest note about a change of settings. */
export const MAX_CHANGE_NOTE = 500;

/** The longest name of a release. */
export const MAX_RELEASE_NAME = 80;

/** The longest note about a release. */
export const MAX_RELEASE_NOTE = 2000;

/** The longest note about a player. */
export const MAX_PLAYER_NOTE = 2000;

/** The longest number of a ticket. */
export const MAX_TICKET = 40;

/** The longest name of a saved view of a list. */
export const MAX_VIEW_NAME = 60;

/** The longest name of a prepared action. */
export const MAX_PRESET_NAME = 60;

/** The most days after which a delivered mail expires. */
export const MAX_EXPIRE_DAYS = 365;

/** The most names of records that one call looks up, and how long each may be. */
export const MAX_ASKED_NAMES = 5000;
export const MAX_ASKED_NAME = 200;
