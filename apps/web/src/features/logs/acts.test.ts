import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS_BY_SUBJECT } from '@quartermaster/domain/actions/index';
import { describe, expect, it } from 'vitest';
import { EVERY_TEXT } from '../../i18n/every-text.ts';
import { ACTS, SUBJECTS } from './acts.ts';

const SERVER = join(import.meta.dirname, '../../../../server/src');

/** The sources of the server, tests left out. */
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.includes('.int.'))
  .map((path) => readFileSync(join(SERVER, path), 'utf8'))
  .join('\n');

const found = (pattern: RegExp): readonly string[] => [
  ...new Set(
    [...sources.matchAll(pattern)].flatMap((match) => match.slice(1).filter((text) => text !== undefined)),
  ),
];

/** What the verbs of acts are that are put together from a subject and a verb. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  delivery: found(/writeDeliveryAudit\([^;]*?verb: '([a-z]+)'/g),
  game: ['clear_cache', 'clear_login_cache', 'reload'],
  log: ['delete', 'reset'],
  release: ['publish', 'rollback'],
};

/** What has a definition is written down under its name. */
const DEFINED = Object.values(ACTIONS_BY_SUBJECT)
  .flat()
  .map(({ subject, kind }) => `${subject}.${kind}`);

const written = [
  ...found(/(?:action: |ACTION = )(?:\w+ \? )?'([a-z_]+\.[a-z_]+)'(?: : '([a-z_]+\.[a-z_]+)')?/g),
  ...DEFINED,
  ...Object.entries(VERBS).flatMap(([subject, verbs]) => verbs.map((verb) => `${subject}.${verb}`)),
];

describe('acts of the staff log', () => {
  it('are found where they are written', () => {
    expect(written).toEqual(
      expect.arrayContaining(['auth.login', 'delivery.update', 'player.view', 'redemption_code.restore']),
    );
    const put = found(/action: `([a-z_]+)\.\$\{/g);
    expect(put.filter((subject) => !(subject in ACTIONS_BY_SUBJECT)).toSorted()).toEqual(
      Object.keys(VERBS).filter((subject) => !(subject in ACTIONS_BY_SUBJECT)),
    );
  });

  it('have words', () => {
    const known = new Set<string>([...ACTS, ...DEFINED]);
    expect(ACTS.filter((act) => DEFINED.includes(act))).toEqual([]);
    expect(written.filter((act) => !known.has(act))).toEqual([]);
  });

  it('have a subject to be narrowed by', () => {
    const subjects = new Set<string>(SUBJECTS);
    expect(ACTS.filter((act) => !subjects.has(act.split('.')[0] ?? ''))).toEqual([]);
  });

  it('say facts that have words', () => {
    const shapes = found(/(?:after|before)(?:: | = )\{ ([^{}]*) \}/g).flatMap((shape) =>
      shape.split(', ').map((part) => part.split(':')[0]?.trim() ?? ''),
    );
    const keys = shapes.filter((key) => /^[a-z_]+$/.test(key));
    expect(keys).toContain('approval_id');
    expect(keys.filter((key) => !(key in EVERY_TEXT.en.facts))).toEqual([]);
  });
});
