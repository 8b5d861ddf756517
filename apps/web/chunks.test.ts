import { describe, expect, it } from 'vitest';
import { pageChunkGroups } from './chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/src/app/main.tsx': ['/src/app/app.tsx', '/node_modules/react/index.js'],
  '/node_modules/react/index.js': ['/node_modules/antd/es/index.js'],
  '/src/layouts/signed-in-layout.tsx': ['/src/layouts/menu.tsx', '/src/app/app.tsx'],
  '/src/layouts/menu.tsx': ['/src/ui/link.tsx', '/node_modules/antd/es/index.js'],
  '/src/screens/list/list-screen.tsx': ['/src/ui/link.tsx', '/src/ui/table.tsx', '/packages/domain/src/a.ts'],
  '/src/screens/form/edit-screen.tsx': [
    '/src/ui/table.tsx',
    '/src/ui/field.tsx',
    '/packages/domain/src/b.ts',
  ],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };
const chunkOf = (id: string) => pageChunkGroups('/src').flatMap(({ name }) => name(id, graph) ?? []);

describe('page chunks', () => {
  it.each([
    ['/src/app/app.tsx', ['start']],
    ['/node_modules/react/index.js', ['start']],
    ['/src/layouts/menu.tsx', ['shell']],
    ['/src/ui/link.tsx', ['shell']],
    ['/src/ui/table.tsx', ['list']],
    ['/packages/domain/src/a.ts', ['list']],
    ['/src/ui/field.tsx', ['form']],
  ])('puts %s into the first page that imports it', (id, chunks) => {
    expect(chunkOf(id)).toEqual(chunks);
  });

  it.each([
    '/src/screens/list/list-screen.tsx',
    '/node_modules/antd/es/index.js',
    '/packages/domain/src/b.ts',
    '/src/screens/history/history-screen.tsx',
  ])('leaves %s to others', (id) => expect(chunkOf(id)).toEqual([]));
});
