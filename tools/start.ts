import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureWebApp } from './web-app-build.ts';

// The types are stripped once, not at every start.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/quartermaster'));
await ensureWebApp((sentence) => console.log(sentence));
await import('../apps/server/src/main.ts');
