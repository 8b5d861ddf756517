import { describe, expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/apps/web/src/app/main.tsx': ['/apps/web/src/app/app.tsx', '/node_modules/react/index.js'],
  '/apps/web/src/layouts/signed-in.ts': ['/apps/web/src/layouts/menu.tsx', '/apps/web/src/app/app.tsx'],
  '/apps/web/src/layouts/menu.tsx': ['/apps/web/src/ui/link.tsx', '/node_modules/antd/es/button/index.js'],
  '/apps/web/src/i18n/zh/start.ts': ['/apps/web/src/i18n/zh/index.ts', '/node_modules/dayjs/index.js'],
  '/apps/web/src/i18n/jp/start.ts': ['/apps/web/src/i18n/jp/index.ts', '/node_modules/dayjs/index.js'],
  '/apps/web/src/screens/list/list-screen.tsx': [
    '/apps/web/src/ui/link.tsx',
    '/apps/web/src/ui/table.tsx',
    '/apps/web/src/ui/page-head.tsx',
    '/node_modules/antd/es/select/index.js',
    '/packages/domain/src/rules/a.ts',
  ],
  '/apps/web/src/screens/form/edit-screen.tsx': [
    '/apps/web/src/ui/table.tsx',
    '/apps/web/src/ui/field.tsx',
    '/node_modules/antd/es/date-picker/index.js',
    '/packages/domain/src/rules/b.ts',
  ],
  '/apps/web/src/features/home/overview-screen.tsx': [
    '/apps/web/src/ui/page-head.tsx',
    '/apps/web/src/features/home/bars.tsx',
  ],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

/** The first group that takes a module, as the bundler asks them; how many share it is not asked here. */
function chunkOf(id: string, sharedBy = 1): string | undefined {
  return chunkGroups('/apps/web/src')
    .filter(({ test, minShareCount = 1 }) => sharedBy >= minShareCount && test?.test(id) !== false)
    .flatMap(({ name }) => (typeof name === 'string' ? name : (name(id, graph) ?? [])))[0];
}

describe('page chunks', () => {
  it.each([
    ['/apps/web/src/app/app.tsx', 'start'],
    ['/node_modules/react/index.js', 'start'],
    ['/node_modules/dayjs/index.js', 'start'],
    ['/apps/web/src/layouts/menu.tsx', 'shell'],
    ['/apps/web/src/ui/link.tsx', 'shell'],
    ['/node_modules/antd/es/button/index.js', 'shell'],
    ['/apps/web/src/ui/table.tsx', 'list'],
    ['/node_modules/antd/es/select/index.js', 'list'],
    ['/packages/domain/src/rules/a.ts', 'list'],
    ['/apps/web/src/ui/field.tsx', 'form'],
  ])('puts %s into the first page that imports it', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it('puts what home shares with a list into the shell, and the rest of home into its own', () => {
    expect(chunkOf('/apps/web/src/ui/page-head.tsx')).toBe('shell');
    expect(chunkOf('/apps/web/src/features/home/bars.tsx')).toBe('home');
  });

  it.each([
    '/apps/web/src/screens/list/list-screen.tsx',
    '/node_modules/antd/es/date-picker/index.js',
    '/packages/domain/src/rules/b.ts',
  ])('leaves %s to the bundler', (id) => expect(chunkOf(id)).toBeUndefined());
});

describe('shared chunks', () => {
  it.each([
    ['/node_modules/antd/es/date-picker/index.js', 6, 'shared'],
    ['/packages/domain/src/field-sets/common-fields.ts', 100, 'notation'],
    ['/packages/domain/src/rules/b.ts', 4, 'rules'],
    ['/packages/contract/src/http/limits.ts', 4, 'contract'],
    ['/apps/web/src/features/players/names.tsx', 4, 'players'],
    ['/apps/web/src/api/releases.ts', 4, 'api'],
  ])('%s, shared by %i, is in %s', (id, sharedBy, chunk) => {
    expect(chunkOf(id, sharedBy)).toBe(chunk);
  });
});
