import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWarnings } from './accept-warnings.ts';
import { ApiError, fieldErrors } from './api-error.ts';
import {
  deleteJson,
  getAny,
  getJson,
  graphql,
  patchJson,
  postForm,
  postJson,
  postQuestion,
  postQuietly,
  putJson,
} from './client.ts';
import { listenToSession } from './session.ts';
import { onWritten } from './written.ts';

type Sent = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
};

let sent: Sent[];
let answers: Response[];
let stored: Map<string, string>;
let events: string[];

const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  sent = [];
  answers = [];
  events = [];
  stored = new Map([['access_token', 'ember']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { cookie: 'other=1; csrf_token=moss%3D' });
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ url, method: method ?? 'GET', headers: new Headers(headers), body });
    const answer = answers.shift();
    return answer === undefined ? Promise.reject(new TypeError('unreachable')) : Promise.resolve(answer);
  });
  listenToSession({
    onExpired: (why) => events.push(why === null ? 'expired' : `expired: ${why}`),
    onGivenPassword: () => events.push('given password'),
    onForbidden: (message) => events.push(`forbidden: ${message}`),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const problem = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof ApiError)) throw new Error('The call did not fail as one');
  return problem;
};

const NOW = 1_800_000_000;

const HELPERS: readonly (readonly [name: string, method: string, call: () => unknown])[] = [
  ['getJson', 'GET', () => getJson('x')],
  ['getAny', 'GET', () => getAny('x')],
  ['postJson', 'POST', () => postJson('x', {})],
  ['postQuestion', 'POST', () => postQuestion('x', {})],
  ['patchJson', 'PATCH', () => patchJson('x', {})],
  ['putJson', 'PUT', () => putJson('x', {})],
  ['deleteJson', 'DELETE', () => deleteJson('x')],
  ['postForm', 'POST', () => postForm('x', new FormData())],
  ['postQuietly', 'POST', () => postQuietly('x', {})],
  ['graphql', 'POST', () => graphql('{ menu { env } }')],
];

describe('every call', () => {
  it.each(HELPERS)('says who asks, from which page, and by which clock: %s', async (name, method, call) => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW * 1000 + 999);
    answers.push(json({ data: {} }));
    await call();
    const [{ method: used, headers }] = sent as [Sent];
    expect(used).toBe(method);
    expect(headers.get('accept')).toBe(name === 'getAny' ? '*/*' : 'application/json');
    expect(headers.get('authorization')).toBe('Bearer ember');
    expect(headers.get('x-csrf-token')).toBe('moss=');
    expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(headers.get('clienttime')).toBe(String(NOW));
  });

  it('repeats the cookie that only this host can have set, where there is one', async () => {
    vi.stubGlobal('document', { cookie: 'csrf_token=planted; __Host-csrf_token=moss%3D' });
    answers.push(json({}));
    await getJson('x');
    expect(sent[0]?.headers.get('x-csrf-token')).toBe('moss=');
  });

  it('names its place where the address does not', async () => {
    answers.push(json({}));
    await getJson('cdn', undefined, { environment: 'dev', version: '1.4.0' });
    expect(sent[0]?.headers.get('x-environment')).toBe('dev');
    expect(sent[0]?.headers.get('x-version')).toBe('1.4.0');
  });

  it.each([
    ['auth/me', '/api/v1/auth/me'],
    ['/clearcache.php', '/clearcache.php'],
    ['/clearlogincache.php', '/clearlogincache.php'],
    ['/graphql', '/graphql'],
    ['/files/icons/fox.png', '/files/icons/fox.png'],
    ['/tools/update-node-config', '/api/v1/tools/update-node-config'],
  ])('to %s goes to %s', async (path, url) => {
    answers.push(json({}));
    await getJson(path);
    expect(sent[0]?.url).toBe(url);
  });
});

describe('the helpers', () => {
  it('tell a write from a question that is posted', async () => {
    const written: string[] = [];
    const stop = onWritten((environment) => void written.push(environment));
    answers.push(json({}), json({}));
    await postQuestion('environments/dev/versions/1.4.0/modules/item-setting/validate', {});
    expect(written).toEqual([]);
    await postJson('environments/dev/versions/1.4.0/modules/item-setting/records', {});
    expect(written).toEqual(['dev']);
    stop();
  });

  it('post with snake_case keys all the way down, and read camelCase', async () => {
    answers.push(json({ head_seq: 7, inner_list: [{ at_all: 1 }] }));
    const answer = await postJson('x', { baseRevision: 1, rowList: [{ fieldName: 'a' }] });
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      base_revision: 1,
      row_list: [{ field_name: 'a' }],
    });
    expect(answer).toEqual({ headSeq: 7, innerList: [{ atAll: 1 }] });
  });

  it('leave alone what the schema of the call leaves to people', async () => {
    const path = 'environments/dev/versions/1.4.0/modules/pet-setting/records/7';
    answers.push(json({ record: { sort_key: '7', data: { maxHp: 1, drop_rate: 2 } } }));
    const answer = await patchJson(path, { baseRevision: 1, data: { maxHp: 1, drop_rate: 2 } });
    const body = { base_revision: 1, data: { maxHp: 1, drop_rate: 2 } };
    expect(JSON.parse(String(sent[0]?.body))).toEqual(body);
    expect(answer).toEqual({ record: { sortKey: '7', data: { maxHp: 1, drop_rate: 2 } } });
  });

  it('get anything, as a page would', async () => {
    answers.push(new Response('a,b'));
    const response = await getAny('export');
    expect(await response.text()).toBe('a,b');
    expect(sent[0]?.headers.get('accept')).toBe('*/*');
    expect(sent[0]?.headers.get('content-type')).toBe('text/html');
  });

  it('post forms and leave their boundary to the browser', async () => {
    answers.push(json({ file_path: 'icons/fox.png' }));
    const form = new FormData();
    form.append('kind', 'image');
    expect(await postForm('files', form)).toEqual({ filePath: 'icons/fox.png' });
    expect(sent[0]?.body).toBe(form);
    expect(sent[0]?.headers.get('content-type')).toBeNull();
  });

  it('leave the names of GraphQL as they are', async () => {
    answers.push(json({ data: { server_info: { php_v: '24' } } }));
    expect(await graphql('{ server_info { php_v } }')).toEqual({ server_info: { php_v: '24' } });
  });

  it('tell quietly, whatever becomes of it', async () => {
    answers.push(json({ message: 'No.' }, 403));
    postQuietly('/log/event-log', { action: 'click' });
    postQuietly('/log/event-log', { action: 'click' });
    await Promise.resolve();
    expect(sent).toHaveLength(2);
    expect(events).toEqual([]);
  });
});

describe('a refusal', () => {
  it('400 says why', async () => {
    answers.push(json({ message: 'Not like this.', code: 'bad_request' }, 400));
    expect(await failure(postJson('x', {}))).toMatchObject({ status: 400, message: 'Not like this.' });
  });

  it('422 has the first message of each field, by camelCase key', async () => {
    answers.push(json({ errors: { display_name: ['Taken.', 'Too long.'], pin: [] } }, 422));
    expect(fieldErrors(await failure(postJson('x', {})))).toEqual({ displayName: 'Taken.' });
  });

  it('says what prevents it, and leaves those records alone', async () => {
    const conflict = {
      base: { max_hp: 1 },
      theirs: { record_id: '7', data: { max_hp: 2 } },
      fields: ['max_hp'],
    };
    answers.push(json({ code: 'stale_record', request_id: 'r', conflict }, 409));
    expect((await failure(postJson('x', {}))).body).toMatchObject({
      requestId: 'r',
      conflict: { base: { max_hp: 1 }, theirs: { recordId: '7', data: { max_hp: 2 } } },
    });
  });

  it('403 for a password that another person chose leads to a new one', async () => {
    answers.push(json({ code: 'password_change_required' }, 403));
    await failure(getJson('x'));
    expect(events).toEqual(['given password']);
  });

  it('403 leads where refusals are shown', async () => {
    answers.push(json({ message: 'Only admins.' }, 403));
    expect((await failure(getJson('x'))).status).toBe(403);
    expect(events).toEqual(['forbidden: Only admins.']);
  });

  it('of anything comes with the answer itself', async () => {
    answers.push(new Response('gone', { status: 404 }));
    const { status, response } = await failure(getAny('export'));
    expect([status, await response?.text()]).toEqual([404, 'gone']);
  });

  it('is none when no server answers', async () => {
    expect(await failure(getJson('x'))).toMatchObject({ status: 0, body: { code: 'not_reached' } });
  });
});

describe('an expired token', () => {
  it('is renewed once and the call sent again', async () => {
    answers.push(json({}, 401), json({ accessToken: 'new' }), json({ is_fine: true }));
    expect(await getJson('x')).toEqual({ isFine: true });
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/x', '/api/v1/auth/refresh', '/api/v1/x']);
    expect(sent[2]?.headers.get('authorization')).toBe('Bearer new');
  });

  it.each([
    ['session_reused', 'expired: session_reused'],
    ['session_idle', 'expired: session_idle'],
    ['session_ended', 'expired'],
  ])('that cannot be renewed says why where people should know (%s)', async (code, event) => {
    answers.push(json({}, 401), json({ code }, 401));
    await failure(postJson('x', {}));
    expect(events).toEqual([event]);
  });

  it('that cannot be renewed ends the session, and says what the server said', async () => {
    answers.push(json({ message: 'Your session has ended.' }, 401), json({}, 401));
    const { status, message } = await failure(postJson('x', {}));
    expect([status, message]).toEqual([401, 'Your session has ended.']);
    expect(events).toEqual(['expired']);
    expect(stored.has('access_token')).toBe(false);
  });

  it.each([
    ['answers 503', () => answers.push(json({}, 503))],
    ['is not there at all', () => undefined],
  ])('stays while the server %s: an outage signs nobody out', async (_, outage) => {
    answers.push(json({}, 401));
    outage();
    expect([0, 503]).toContain((await failure(getJson('x'))).status);
    expect(events).toEqual([]);
    expect(stored.get('access_token')).toBe('ember');
  });

  it('of the sign-in itself is an answer', async () => {
    answers.push(json({ message: 'Wrong password.' }, 401));
    expect((await failure(postJson('auth/login', {}))).message).toBe('Wrong password.');
    expect(events).toEqual([]);
  });
});

describe('a write with warnings', () => {
  const refusal = (digest: string) =>
    json(
      { code: 'settings_have_warnings', message: 'x', conflict: { warnings: 1, digest, issues: [] } },
      422,
    );

  it('is sent again, as it was, with what the person accepted', async () => {
    const asked: string[] = [];
    const stop = onWarnings(({ digest }) => {
      asked.push(digest);
      return Promise.resolve(true);
    });
    answers = [refusal('first'), refusal('second'), json({ changed: true })];
    expect(await postJson('records', { data: { name_x: 1 } })).toEqual({ changed: true });
    expect(asked).toEqual(['first', 'second']);
    expect(sent.map(({ headers }) => headers.get('x-accepted-warnings'))).toEqual([null, 'first', 'second']);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    stop();
  });

  it('stays refused where the person goes back, or is not asked', async () => {
    const stop = onWarnings(() => Promise.resolve(false));
    answers = [refusal('first'), refusal('first')];
    expect((await failure(postJson('records', {}))).body.code).toBe('settings_have_warnings');
    stop();
    expect((await failure(postJson('records', {}))).body.code).toBe('settings_have_warnings');
    expect(sent).toHaveLength(2);
  });

  it('asks for one write after the other', async () => {
    const open: ((isAccepted: boolean) => void)[] = [];
    const stop = onWarnings(() => new Promise((resolve) => open.push(resolve)));
    answers = [refusal('first'), refusal('second'), json({}), json({})];
    const both = Promise.all([postJson('records', {}), postJson('records', {})]);
    await expect.poll(() => open.length).toBe(1);
    open[0]?.(true);
    await expect.poll(() => open.length).toBe(2);
    open[1]?.(true);
    await both;
    expect(sent).toHaveLength(4);
    stop();
  });
});
