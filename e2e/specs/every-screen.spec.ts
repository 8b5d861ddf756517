import type { Page } from '@playwright/test';
import type { FamilyDefinition, ResolvedModule } from '@quartermaster/domain/core/module';
import { registry } from '@quartermaster/domain/modules/index';
import { mayVisit, PAGE_RULES } from '@quartermaster/domain/permissions/routes';
import { DEMO_PASSWORD, expect, signInBy, test, type Person } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { visit } from '../pages/visit.ts';
import { PLACE } from '../pages/place.ts';

/*
 * Every address of the console, read from the registry and the page rules. A page that was opened once
 * has the scripts of all others: one address after the other takes a fraction of a second.
 */

test.describe.configure({ mode: 'parallel' });

const REFUSED = /^(?:403|404|500)$/;

/** It shows a refusal, also to those who may open it. */
const REFUSAL = '/unauth';

/** Pages without a value in their address, but for those of people who are not signed in. */
const PAGES = PAGE_RULES.filter(
  ({ path, access }) => access !== 'public' && path !== REFUSAL && !/[{*]/.test(path),
);

/** A test opens one family after the other until it has opened so many modules. */
const MODULES_OF_A_PART = 35;

const modulesOf = ({ key }: FamilyDefinition): readonly ResolvedModule[] =>
  registry.modules.filter(({ family }) => family === key);

/** Families one after the other, in parts of about as many modules. */
function partsOf(families: readonly FamilyDefinition[]): readonly (readonly FamilyDefinition[])[] {
  const parts: FamilyDefinition[][] = [[]];
  for (const family of families) {
    const part = parts.at(-1) ?? [];
    if (part.flatMap(modulesOf).length < MODULES_OF_A_PART) part.push(family);
    else parts.push([family]);
  }
  return parts;
}

/** Redirects every role to its home page. */
const HOME = '/dashboard';

for (const families of partsOf(registry.families)) {
  test(`every screen opens: ${families.map(({ title }) => title.en).join(', ')}`, async ({
    page,
    signIn,
  }) => {
    const problems = collectProblems(page);
    await signIn('admin', `/overview?${PLACE}`);
    const firstId = await recordReader(page);
    for (const module of families.flatMap(modulesOf)) {
      for (const address of await addressesOf(module, firstId)) {
        await go(page, address);
        await expectScreen(page, module, address);
      }
    }
    // The last one is waited for: what it shows is there, too.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('every page beside the modules opens for an admin', async ({ page, signIn }) => {
  const problems = collectProblems(page);
  await signIn('admin', `/overview?${PLACE}`);
  for (const { path, access } of PAGES.filter(({ access: whose }) => mayVisit('admin', whose))) {
    await go(page, path);
    await expect(createFrame(page).title, `${path} ${String(access)}`).not.toHaveText(REFUSED);
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

for (const person of ['cs', 'qa', 'low_cs'] as const) {
  test(`${person} is refused every screen that is not theirs, and no other`, async ({ page, signIn }) => {
    await signIn(person, `/user-global?${PLACE}`);
    for (const { path, access } of PAGES) {
      await go(page, path);
      if (!mayVisit(person, access) && path !== HOME) await expectRefusal(page, path);
      else await expect(createFrame(page).title, path).not.toHaveText(REFUSED);
    }
    // routes.test.ts asks for every module; here one of each family is opened.
    for (const { key } of registry.modules.filter(isFirstOfFamily)) {
      await go(page, `/${key}`);
      await expectRefusal(page, `/${key}`);
    }
  });
}

/** The refusal of this page: that of the page before has the same title. */
async function expectRefusal(page: Page, path: string): Promise<void> {
  await expect(page.getByText(`You asked for ${path}`, { exact: true })).toBeVisible();
  await expect(createFrame(page).title, path).toHaveText('403');
}

const isFirstOfFamily = ({ family }: ResolvedModule, index: number): boolean =>
  registry.modules.findIndex((module) => module.family === family) === index;

const go = (page: Page, address: string): Promise<void> => {
  const [path = '', hash] = address.split('#');
  return visit(page, `${path}?${PLACE}${hash === undefined ? '' : `#${hash}`}`);
};

/** A list under its module's title, or a form with what is known about its record. */
async function expectScreen(page: Page, module: ResolvedModule, address: string): Promise<void> {
  const hasForm = address.endsWith('/edit') || module.kind === 'singleton';
  const title: unknown = hasForm ? expect.not.stringMatching(REFUSED) : module.titles.title.en;
  await expect
    .poll(() => page.evaluate(readScreen), { message: address, intervals: [50, 100, 250] })
    .toEqual({ title, hasForm });
}

/** Runs in the browser. To look for both by role takes as long as the page itself. */
function readScreen(): { readonly title: string; readonly hasForm: boolean } {
  const form = document.querySelector('aside[aria-label="About this record"]');
  const title = document.querySelector('h1')?.textContent ?? '';
  return { title, hasForm: form?.checkVisibility() ?? false };
}

/** Problems that are not visible on the page. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  return problems;
}

type FirstId = (module: ResolvedModule) => Promise<string | undefined>;

/** The list; the form of its first record where it has panels of its own; the records of one parent where their address is one of its own. */
async function addressesOf(module: ResolvedModule, firstId: FirstId): Promise<readonly string[]> {
  const list = `/${module.key}`;
  if (module.kind === 'singleton') return [list];
  const id = module.panels.length === 0 ? undefined : await firstId(module);
  const form = id === undefined ? [] : [`${list}/${encodeURIComponent(id)}/edit`];
  if (module.parent === null || module.address === null) return [list, ...form];
  const parent = await firstId(registry.get(module.parent.module));
  return [list, ...form, ...(parent === undefined ? [] : [addressWith(module.address, parent)])];
}

/** An address with the values of a parent's identity in place of its placeholders. */
function addressWith(address: string, parent: string): string {
  const values = parent.split('~');
  return address.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ''));
}

/** Finds the first record of a module by the console's own calls. */
async function recordReader(page: Page): Promise<FirstId> {
  const token = await signInBy(page.request, 'admin' satisfies Person, DEMO_PASSWORD);
  return async ({ key, scope }) => {
    const answer = await page.request.get(
      `/api/v1/environments/dev/versions/1.4.0/modules/${key}/records?per_page=1`,
      { headers: { Authorization: `Bearer ${token}` } },
    );
    expect(answer.status(), `${key} ${scope}`).toBe(200);
    const { data } = (await answer.json()) as { data: readonly { record_id: string }[] };
    return data[0]?.record_id;
  };
}
