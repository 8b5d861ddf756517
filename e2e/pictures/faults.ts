import type { Page } from '@playwright/test';
import { EVERY_TEXT } from '../../apps/web/src/i18n/every-text.ts';
import { runAxe } from '../fixtures/run-axe.ts';
import type { ConsoleLanguage } from '../pages/login-page.ts';

/** Every text of the console in one language, by namespace and key. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const WORDS: Readonly<Record<ConsoleLanguage, Words>> = EVERY_TEXT;

/** English texts that a reader of another language must not see: those that language says otherwise. */
function foreignTexts(language: ConsoleLanguage): readonly string[] {
  return Object.entries(WORDS.en).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => key !== 'languageEn' && (WORDS[language][namespace]?.[key] ?? text) !== text)
      .map(([, text]) => text),
  );
}

/** What a program can see on the page as it is now, each as a sentence. */
export async function faultsOf(page: Page, language: ConsoleLanguage): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(wrongWords, { isEnglish: language === 'en', foreign: foreignTexts(language) })),
    ...(await page.evaluate(wrongPlaces)),
    ...(await page.evaluate(spilledControls)),
  ];
}

export async function axeFaultsOf(page: Page): Promise<readonly string[]> {
  const problems = await runAxe(page, 'everything');
  return problems
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, where }) => `axe ${id}: ${where[0]?.slice(0, 160) ?? ''}`);
}

/** Keys without a text, and English where the console is in another language. Runs in the browser. */
function wrongWords({ isEnglish, foreign }: { isEnglish: boolean; foreign: readonly string[] }): string[] {
  // What is marked as another language, and what people typed, is theirs to say.
  const isData = (node: Node): boolean =>
    node.parentElement?.closest('[lang]:not(html), [translate=no], [contenteditable], textarea') !== null;
  const lines: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!isData(walker.currentNode)) lines.push((walker.currentNode.nodeValue ?? '').trim());
  const keys = lines.filter(
    (line) => /\b[a-z]+:[a-z]+(?:[_.][a-z_]+)*\b/.test(line) && !line.includes('http'),
  );
  const faults = keys.map((line) => `key instead of a text: ${line}`);
  if (isEnglish) return faults;
  const known = new Set(foreign);
  const isEnglishTime = (line: string): boolean =>
    /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d|\d [AP]M\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day)?\b/.test(
      line,
    );
  return [
    ...faults,
    ...lines.filter((line) => known.has(line)).map((line) => `English text: ${line}`),
    ...lines.filter(isEnglishTime).map((line) => `English time: ${line}`),
  ];
}

/** What does not fit: into the window, into its box, beside its neighbour. Runs in the browser. */
function wrongPlaces(): string[] {
  const root = document.documentElement;
  const visible = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('.visually-hidden') === null,
  );
  const textOf = (element: Element): string =>
    (element.textContent || element.getAttribute('aria-label') || element.tagName).trim().slice(0, 60);
  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    );

  const clipped = visible.filter(hasOwnText).flatMap((element) => {
    const { overflowX, textOverflow, display } = getComputedStyle(element);
    if (display === 'inline' || element.clientWidth < 2) return [];
    const isNarrow = element.scrollWidth > element.clientWidth + 1;
    if (!isNarrow || overflowX === 'auto' || overflowX === 'scroll') return [];
    const isLabel = element.closest('button, th, h1, h2, h3, legend, label, [role=tab], nav') !== null;
    if (overflowX === 'visible') return [`runs out of its box: ${textOf(element)}`];
    if (textOverflow !== 'ellipsis') return [`cut off: ${textOf(element)}`];
    return isLabel ? [`shortened label: ${textOf(element)}`] : [];
  });

  // What opens above the page covers what is under it.
  const layerOf = (element: Element): Element | null =>
    element.closest('[role=dialog], [role=menu], [role=listbox], [role=tooltip], .ant-popover');
  const controls = visible.filter(
    (element) =>
      element.matches(
        'button, a[href], input, textarea, select, [role=combobox], [role=tab], [role=switch]',
      ) &&
      getComputedStyle(element).opacity !== '0' &&
      !visible.some(
        (other) => other.contains(element) && /fixed|sticky/.test(getComputedStyle(other).position),
      ),
  );
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const overlaps = boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ element: other, box: next }) =>
          !element.contains(other) &&
          !other.contains(element) &&
          element.parentElement !== other.parentElement &&
          layerOf(element) === layerOf(other) &&
          element.closest('.ant-select, .ant-picker') !== other.closest('.ant-select, .ant-picker') &&
          Math.min(box.right, next.right) - Math.max(box.left, next.left) > 3 &&
          Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 3,
      )
      .map(({ element: other }) => `overlap: ${textOf(element)} and ${textOf(other)}`),
  );
  return [
    ...(root.scrollWidth > root.clientWidth
      ? [`wider than the window by ${root.scrollWidth - root.clientWidth}`]
      : []),
    ...new Set([...clipped, ...overlaps]),
  ];
}

/** Controls that reach over the edge of their card, where nothing scrolls them into view. Runs in the browser. */
function spilledControls(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.tagName !== 'SECTION' && scrolls(element.parentElement)));
  const controls = [
    ...document.querySelectorAll<HTMLElement>('section :is(button, input, textarea, select)'),
  ];
  return controls
    .filter((control) => control.checkVisibility() && !scrolls(control))
    .filter((control) => {
      const card = control.closest('section');
      return (
        card !== null &&
        control.getBoundingClientRect().right > card.getBoundingClientRect().right + 1 &&
        getComputedStyle(control).position !== 'absolute'
      );
    })
    .map((control) => `runs out of its card: ${control.getAttribute('aria-label') ?? control.id}`);
}
