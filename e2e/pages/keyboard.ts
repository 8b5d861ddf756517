import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 90;

type Way = { readonly back?: boolean };

/** A person who has no mouse. Wherever their keys lead, something has the focus and shows it. */
export function createKeyboard(page: Page) {
  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement).catch(() => false);

  /** A place, in words: what has the focus, and what is wrong with that. */
  const problem = (): Promise<string | null> => page.evaluate(focusProblem);

  const expectFocus = (): Promise<void> => expect.poll(problem, { intervals: [20, 50, 100] }).toBeNull();

  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocus();
    }
  };

  return {
    press,
    expectFocus,
    type: (text: string) => page.keyboard.type(text),
    /** Writes over what a field says. */
    async overwrite(text: string): Promise<void> {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    /** Tab after Tab until it is reached. */
    async tabTo(target: Locator, { back = false }: Way = {}): Promise<void> {
      await expect(target).toBeAttached();
      for (let step = 0; step < MAX_STEPS; step += 1) {
        if (await isFocused(target)) return;
        await press(back ? 'Shift+Tab' : 'Tab');
      }
      throw new Error(`${MAX_STEPS} times Tab do not lead to ${String(target)}`);
    },
    /** By the palette to a screen or record. */
    async jump(text: string, option: RegExp): Promise<void> {
      await press('ControlOrMeta+k');
      const palette = page.getByRole('dialog');
      await expect(palette.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(text);
      await expect(palette.getByRole('option', { name: option, selected: true })).toBeVisible();
      await page.keyboard.press('Enter');
    },
    /** From the menu of the button in focus. */
    async choose(item: Locator): Promise<void> {
      await page.keyboard.press('Enter');
      await expect(page.locator('[role="menuitem"]:focus')).toBeVisible();
      for (let step = 0; step < MAX_STEPS && !(await isFocused(item)); step += 1) await press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    expectOn: (target: Locator) => expect(target).toBeFocused(),
  };
}

/** Runs in the page. */
function focusProblem(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has the focus';
  const name = focused.outerHTML.slice(0, 200);
  if (focused.closest('[aria-hidden="true"], [inert]')) return `hidden: ${name}`;
  const around = [focused.parentElement, focused.parentElement?.parentElement];
  // Some controls are drawn by what is around, beside or within the element itself.
  const drawn = [focused, focused.firstElementChild, focused.nextElementSibling, ...around].filter(
    (element) => element instanceof Element,
  );
  const isMarked = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const hasRing = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return hasRing && width > 0 && height > 0;
  };
  return drawn.some((element) => isMarked(element)) ? null : `focus not shown: ${name}`;
}
