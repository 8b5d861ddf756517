import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
export function findChromium(tell: (sentence: string) => void): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isProgram(named) ? named : null;
  return findOnPath() ?? (installChromium(tell) ? findOnPath() : null);
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

/** Only where nobody has to be asked: as root, with Debian's package manager. */
function installChromium(tell: (sentence: string) => void): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  tell('Installing Chromium for the browser tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: readonly string[]) => spawnSync('apt-get', args, { env }).status === 0;
  return (
    aptGet('update') &&
    BROWSERS.some((browser) => aptGet('install', '--yes', '--no-install-recommends', browser, FONTS))
  );
}
