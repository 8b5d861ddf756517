import type { ErrorCode } from './error-code.ts';

type GameMessage = {
  /** The message as the people who run the game name it. */
  readonly says: string;
  readonly code: ErrorCode;
  /** The endpoint that it comes from. */
  readonly raisedBy: string;
};

const REDEEM = 'POST game/redemptions';
const IMPORT = 'POST …/servers/{server}/players/import';

/** Every message that the game's tools know, with the code that carries it. */
export const GAME_MESSAGES: readonly GameMessage[] = [
  {
    says: 'server not found',
    code: 'server_not_found',
    raisedBy: 'GET …/servers/{server}/players/{account}',
  },
  {
    says: 'under maintenance',
    code: 'under_maintenance',
    raisedBy: 'GET …/servers/{server}/players/{account}, where the server cannot be reached',
  },
  { says: 'not open', code: 'not_open', raisedBy: 'POST /gachapons/{id}/draw of a game server' },
  { says: 'unexpected error', code: 'internal', raisedBy: 'any endpoint' },
  { says: 'unknown item', code: 'unknown_item', raisedBy: 'GET items/{id}' },
  { says: 'insert problem', code: 'insert_failed', raisedBy: 'any POST' },
  { says: 'update problem', code: 'update_failed', raisedBy: 'any PATCH or DELETE' },
  { says: 'query problem', code: 'query_failed', raisedBy: 'any GET' },
  { says: 'log problem', code: 'log_failed', raisedBy: 'GET log/cms' },
  {
    says: 'same-name image exists',
    code: 'image_exists',
    raisedBy: 'POST …/files with replace 0, and …/files/staged',
  },
  { says: 'image upload failure', code: 'upload_failed', raisedBy: 'POST …/files' },
  { says: 'no change made', code: 'nothing_to_publish', raisedBy: 'POST …/releases' },
  { says: 'parameter error', code: 'bad_request', raisedBy: 'any endpoint' },
  { says: 'invalid id', code: 'invalid_id', raisedBy: 'GET items/{id}' },
  {
    says: 'user not found',
    code: 'user_not_found',
    raisedBy: 'GET …/servers/{server}/players/{account}',
  },
  {
    says: 'socket server no response',
    code: 'socket_unresponsive',
    raisedBy: 'GET tools/update-node-config, as the notice of a partial success',
  },
  { says: 'connection timeout', code: 'connection_timeout', raisedBy: 'GET {origin}/clearcache.php' },
  { says: 'redemption: empty', code: 'code_empty', raisedBy: REDEEM },
  { says: 'redemption: invalid', code: 'code_invalid', raisedBy: REDEEM },
  { says: 'redemption: expired or unavailable', code: 'code_expired', raisedBy: REDEEM },
  { says: 'redemption: batch limit reached', code: 'code_batch_limit', raisedBy: REDEEM },
  { says: 'redemption: already redeemed', code: 'code_redeemed', raisedBy: REDEEM },
  { says: 'redemption: suspended', code: 'code_suspended', raisedBy: REDEEM },
  {
    says: 'redemption: user already redeemed batch',
    code: 'code_batch_redeemed',
    raisedBy: REDEEM,
  },
  {
    says: 'duplicate transaction order id (custom)',
    code: 'duplicate_order',
    raisedBy: 'POST …/players/{account}/commands, entering an order',
  },
  {
    says: 'duplicate transaction order id (third-party)',
    code: 'duplicate_third_party_order',
    raisedBy: 'POST …/players/{account}/commands, entering an order',
  },
  {
    says: 'invalid system setting',
    code: 'invalid_system_setting',
    raisedBy: 'GET {origin}/clearcache.php, where the cache refuses the console',
  },
  { says: 'invalid JSON', code: 'malformed_json', raisedBy: 'any endpoint with a body' },
  { says: 'import: invalid data', code: 'transfer_invalid', raisedBy: IMPORT },
  {
    says: 'import: file damaged or modified',
    code: 'transfer_damaged',
    raisedBy: IMPORT,
  },
  {
    says: 'import: unsupported source environment',
    code: 'transfer_source',
    raisedBy: IMPORT,
  },
  {
    says: 'batch code generation error',
    code: 'code_batch_failed',
    raisedBy: 'POST …/redemption-batches/{batch}/generate',
  },
  {
    says: 'create the event first',
    code: 'create_event_first',
    raisedBy: 'POST …/modules/{module}/records, of an event that is not there',
  },
  {
    says: 'create the sign-in first',
    code: 'create_sign_in_first',
    raisedBy: 'POST …/modules/{module}/records, of a login event that is not there',
  },
  {
    says: 'create the basic setting first',
    code: 'create_basic_setting_first',
    raisedBy: 'POST …/modules/{module}/records, of a command that is not there',
  },
];
