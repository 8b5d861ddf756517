import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { ConsoleLanguage } from '../pages/login-page.ts';
import { openAs, settle, signInAs, tell, withProduct, type Look } from './browse.ts';
import { axeFaultsOf, faultsOf } from './faults.ts';
import { oddStates } from './odd-states.ts';
import { MENU_COLLAPSED, scenes } from './scenes.ts';
import { releaseScenes } from './release-scenes.ts';
import { allScreens, type Screen } from './screens.ts';
import { prepareSupportCases } from './support-cases.ts';
import { supportScreens } from './support-screens.ts';

/*
 * `node e2e/pictures/tour.ts --out FOLDER`: a picture of every screen in every language, light and
 * dark, narrow and wide, to be looked at by a person; and one line for what a program can see by
 * itself: errors in the browser, text that runs out of the page, keys without a text.
 */

const PORT = 18_690;
const TALLEST = 3000;
const HEIGHT = 900;
/** How a page is opened; then every look is taken of it. */
const PLAIN = { dark: false, width: 1280, height: HEIGHT } as const;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    /** Screens whose name matches. */
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'en,zh,jp' },
    themes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '1280,1920' },
    axe: { type: 'boolean', default: false },
    /** As tall as the page, not as the window. */
    tall: { type: 'boolean', default: false },
    /** A product that runs already, with the demo game and the password of the journeys. */
    url: { type: 'string' },
  },
});
const out = values.out ?? '';
if (out === '') throw new Error('Say where the pictures go: --out FOLDER');

const languages = values.languages.split(',') as ConsoleLanguage[];

function looksIn(language: ConsoleLanguage): readonly Look[] {
  return values.widths
    .split(',')
    .flatMap((width) =>
      values.themes
        .split(',')
        .map((theme) => ({ language, dark: theme === 'dark', width: Number(width), height: HEIGHT })),
    );
}

const folderOf = ({ language, dark, width }: Look): string =>
  join(out, `${language}-${dark ? 'dark' : 'light'}-${width}`);

/** Grows the window to the page, so that the picture shows all of it; sticky bars stay at the edges. */
async function growToPage(page: Page, { width, height }: Look): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), TALLEST) });
  await settle(page).catch(() => undefined);
}

/** Shows the same page in another window size and appearance, without opening it again. */
async function putOn(page: Page, { dark, width, height }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset['theme'] = theme;
    },
    dark ? 'dark' : 'light',
  );
}

async function take(page: Page, screen: Screen, look: Look): Promise<void> {
  await putOn(page, look);
  if (values.tall && screen.show === undefined) await growToPage(page, look);
  await page.screenshot({
    path: join(folderOf(look), `${screen.name}.png`),
    animations: 'disabled',
    caret: 'hide',
  });
  const axe = values.axe ? await axeFaultsOf(page) : [];
  for (const fault of [...(await faultsOf(page, look.language)), ...axe])
    tell(`${folderOf(look)} ${screen.name}: ${fault}`);
}

async function visit(page: Page, screen: Screen, language: ConsoleLanguage): Promise<void> {
  page.setDefaultTimeout(15_000);
  const tellTrouble = (trouble: string) => tell(`${language} ${screen.name}: ${trouble}`);
  page.on('pageerror', (problem) => tellTrouble(problem.message));
  await page.goto(screen.path);
  try {
    await settle(page);
    await screen.show?.(page, language);
    await settle(page);
  } catch (problem) {
    tellTrouble(`never comes to rest: ${String(problem).split('\n', 1)[0]}`);
  }
  for (const look of looksIn(language)) await take(page, screen, look);
}

async function tour(browser: Browser, url: string, language: ConsoleLanguage): Promise<void> {
  for (const look of looksIn(language)) await mkdir(folderOf(look), { recursive: true });
  const screens = Map.groupBy(
    [
      ...allScreens(),
      ...supportScreens(),
      ...scenes(),
      ...releaseScenes(),
      ...oddStates(),
      MENU_COLLAPSED,
    ].filter(({ name }) => new RegExp(values.only).test(name)),
    ({ person }) => person,
  );
  for (const [person, seen] of screens) {
    const page = await openAs(browser, url, { language, ...PLAIN });
    if (person !== null) await signInAs(page, person, language);
    for (const screen of seen) {
      // A tab of its own: what was typed on the screen before is not offered on this one.
      const tab = await page.context().newPage();
      await visit(tab, screen, language);
      await tab.close();
    }
    await page.context().close();
  }
  tell(language);
}

await withProduct(values.url ?? PORT, async (browser, url) => {
  await prepareSupportCases(browser, url);
  for (const language of languages) await tour(browser, url, language);
});
