import { APPROVAL_ERRORS } from './approval-errors.ts';
import { CREATE_FIRST_ERRORS } from './create-first-errors.ts';
import { DELIVERY_ERRORS } from './delivery-errors.ts';
import type { ErrorKind } from './error-kind.ts';
import { FILE_ERRORS } from './file-errors.ts';
import { GAME_ERRORS } from './game-errors.ts';
import { GUILD_ERRORS } from './guild-errors.ts';
import { IMPORT_ERRORS } from './import-errors.ts';
import { OPERATION_ERRORS } from './operation-errors.ts';
import { ORDER_ERRORS } from './order-errors.ts';
import { PLAYER_ERRORS } from './player-errors.ts';
import { REDEMPTION_ERRORS } from './redemption-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';
import { SQL_ERRORS } from './sql-errors.ts';
import { STATE_ERRORS } from './state-errors.ts';

const KINDS = {
  ...REQUEST_ERRORS,
  ...IMPORT_ERRORS,
  ...STATE_ERRORS,
  ...FILE_ERRORS,
  ...GAME_ERRORS,
  ...PLAYER_ERRORS,
  ...ORDER_ERRORS,
  ...GUILD_ERRORS,
  ...DELIVERY_ERRORS,
  ...APPROVAL_ERRORS,
  ...REDEMPTION_ERRORS,
  ...OPERATION_ERRORS,
  ...CREATE_FIRST_ERRORS,
  ...SQL_ERRORS,
};

/** Why a request was refused. `docs/reference/errors.md` explains each; a test compares the two. */
export type ErrorCode = keyof typeof KINDS;

/** Everything that an answer needs to know about an error. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorKind>> = KINDS;

/** Whether a text is an error code: what a job stored may come from an earlier build. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(KINDS, text);

/** All error codes, as schemas take them. */
export const ERROR_CODES = Object.keys(KINDS) as [ErrorCode, ...ErrorCode[]];
