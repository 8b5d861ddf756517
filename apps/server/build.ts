import { basename, join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

/*
 * Builds the console and its programs into a few files in the folder that is given: Node takes a second to
 * link their 1,800 sources. Libraries stay where they are.
 */

const FOLDER = import.meta.dirname;

/** What runs as a program or a thread of its own. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'run-console': 'src/run-console.ts',
  'check-thread': 'src/features/releases/check-thread.ts',
  'export-thread': 'src/features/settings-files/export-thread.ts',
  'demo-players-program': 'src/features/demo/demo-players-program.ts',
  'demo-game-servers': '../game-server/src/demo.ts',
};

/** `tools/start.ts` has loaded these before the build: a second instance would know nothing of the first. */
const LOADED_BEFORE = new Set(['src/platform/stop-request.ts', 'src/platform/plain-error.ts']);

const fromServer = (file: string): string => relative(FOLDER, file);

const leaveWhatIsLoaded: Plugin = {
  name: 'leave-what-is-loaded',
  resolveId: {
    // The bundler asks for these names alone: each question costs it a call into this program.
    filter: { id: [...LOADED_BEFORE].map((file) => new RegExp(`/${basename(file)}$`)) },
    handler(source, importer) {
      if (importer === undefined) return null;
      const file = fromServer(join(importer, '..', source));
      return LOADED_BEFORE.has(file) ? { id: `../../${file}`, external: true } : null;
    },
  },
};

/** Files that a source finds beside itself are found from the build; its programs are those of the build. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { code: 'import.meta' },
    handler(code, id) {
      const place = JSON.stringify(`../../${fromServer(id)}`);
      const folder = JSON.stringify(`../../${fromServer(join(id, '..'))}`);
      const placed = code.replaceAll(
        /new URL\('(\.[^']+\.ts)', import\.meta\.url\)|import\.meta\.(?:url|dirname)/g,
        (text, path: string | undefined) => {
          if (path !== undefined)
            return `new URL('./${programName(join(id, '..', path))}.js', import.meta.url)`;
          return text === 'import.meta.url'
            ? `new URL(${place}, import.meta.url).href`
            : `(import.meta.dirname + '/' + ${folder})`;
        },
      );
      // Each line stays the one it was.
      return { code: placed, map: null };
    },
  },
};

function programName(file: string): string {
  const found = Object.keys(PROGRAMS).find((name) => PROGRAMS[name] === fromServer(file));
  if (found === undefined) throw new Error(`${fromServer(file)} runs by itself: add it to PROGRAMS.`);
  return found;
}

const [, , dir] = process.argv;
if (dir === undefined) throw new Error('Name the folder to build into: dist and a folder in it.');
const build = await rolldown({
  cwd: FOLDER,
  input: { ...PROGRAMS },
  platform: 'node',
  external: /^(?!@quartermaster\/)[^./]/,
  plugins: [leaveWhatIsLoaded, keepPlaces],
});
await build.write({ dir, format: 'esm', sourcemap: true, sourcemapExcludeSources: true });
