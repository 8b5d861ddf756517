import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const guide = read('docs/guides/add-a-player-command.md');
const blocks = [...guide.matchAll(/ {3}```ts\n([^]*?)\n {3}```/g)].map(([, code = '']) =>
  code.replaceAll(/^ {3}/gm, ''),
);

describe('the guide to an action on players', () => {
  it('shows the definition and the handler as they are in the tree, where their own tests run them', () => {
    expect(blocks).toHaveLength(2);
    const [definition = '', handler = ''] = blocks;
    expect(read('packages/domain/src/actions/player/account.ts')).toContain(definition);
    expect(read('apps/server/src/features/player-commands/commands/set-language.ts')).toContain(handler);
  });

  it('names files that there are', () => {
    const paths = [...guide.matchAll(/`((?:packages|apps|tools|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(3);
    expect(() =>
      paths.map((path) => readFileSync(join(ROOT, path.replace(/\/$/, '/index.ts')))),
    ).not.toThrow();
  });
});
