import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The one without windows first: the same engine, and the journeys take a quarter less of time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Whichever can be had. Fonts come along, because the tests look at Chinese and Japanese pages. */
const BROWSERS = ['chromium-headless-shell', 'chromium'];
const FONTS = 'fonts-noto-cjk';

/** The browser for the tests: the one named by CHROMIUM_PATH, one on the PATH, or one just installed. */
export async function findChromium(tell: (sentence: string) => void): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isProgram(named) ? named : null;
  return findOnPath() ?? ((await installChromium(tell)) ? findOnPath() : null);
}

function findOnPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return programs.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only where it needs no password: as root, with Debian's package manager. */
async function installChromium(tell: (sentence: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await aptGet('--version'))) return false;
  tell('Installing Chromium for the browser tests.');
  if (!(await aptGet('update'))) return false;
  for (const browser of BROWSERS) {
    if (await aptGet('install', '--yes', '--no-install-recommends', browser, FONTS)) return true;
  }
  return false;
}

/** Answers whether it succeeded. */
function aptGet(...args: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // What it writes is not read, however much it is.
  const done = run('apt-get', args, { env, maxBuffer: Number.POSITIVE_INFINITY });
  return done.then(
    () => true,
    () => false,
  );
}
