import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { ConsoleLanguage } from '../pages/login-page.ts';
import { openAs, settle, signInAs, tell, withProduct, type Look } from './browse.ts';
import { allScreens, type Screen } from './screens.ts';

/*
 * `node e2e/pictures/tour.ts --out FOLDER`: a picture of every screen in every language, light and
 * dark, narrow and wide, to be looked at by a person; and one line for what a program can see by
 * itself: errors in the browser, text that runs out of the page, keys without a text.
 */

const PORT = 18_690;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    /** Screens whose name matches. */
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'en,zh,jp' },
    themes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '1280,1920' },
    axe: { type: 'boolean', default: false },
  },
});
const out = values.out ?? '';
if (out === '') throw new Error('Say where the pictures go: --out FOLDER');

function looks(): readonly Look[] {
  return values.languages.split(',').flatMap((language) =>
    values.themes.split(',').flatMap((theme) =>
      values.widths.split(',').map((width) => ({
        language: language as ConsoleLanguage,
        dark: theme === 'dark',
        width: Number(width),
        height: 900,
      })),
    ),
  );
}

const folderOf = ({ language, dark, width }: Look): string =>
  join(out, `${language}-${dark ? 'dark' : 'light'}-${width}`);

/** What is wrong on the page as it is now, each as a sentence. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults = await page.evaluate(() => {
    const root = document.documentElement;
    const texts = document.body.innerText.match(/\b[a-z]+:[a-z]+(?:[_.][a-z_]+)*\b/g) ?? [];
    const keys = texts.filter((text) => !text.startsWith('http'));
    return [
      ...(root.scrollWidth > root.clientWidth
        ? [`wider than the window by ${root.scrollWidth - root.clientWidth}`]
        : []),
      ...(keys.length > 0 ? [`keys instead of texts: ${keys.join(' ')}`] : []),
    ];
  });
  if (!values.axe) return faults;
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return [...faults, ...serious.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)];
}

async function visit(page: Page, screen: Screen, look: Look): Promise<void> {
  const errors: string[] = [];
  const onError = (problem: Error): void => void errors.push(problem.message);
  page.on('pageerror', onError);
  await page.goto(screen.path);
  const isSettled = await settle(page).then(
    () => true,
    () => false,
  );
  await page.screenshot({
    path: join(folderOf(look), `${screen.name}.png`),
    animations: 'disabled',
    caret: 'hide',
  });
  page.off('pageerror', onError);
  const faults = [...(isSettled ? [] : ['never comes to rest']), ...errors, ...(await faultsOf(page))];
  for (const fault of faults) tell(`${folderOf(look)} ${screen.name}: ${fault}`);
}

async function tour(browser: Browser, url: string, look: Look): Promise<void> {
  await mkdir(folderOf(look), { recursive: true });
  const screens = Object.groupBy(
    allScreens().filter(({ name }) => new RegExp(values.only).test(name)),
    ({ person }) => person,
  );
  for (const [person, seen = []] of Object.entries(screens)) {
    const page = await openAs(browser, url, look);
    page.setDefaultTimeout(15_000);
    await signInAs(page, person, look.language);
    for (const screen of seen) await visit(page, screen, look);
    await page.context().close();
  }
  tell(folderOf(look));
}

await withProduct(PORT, async (browser, url) => {
  for (const look of looks()) await tour(browser, url, look);
});
