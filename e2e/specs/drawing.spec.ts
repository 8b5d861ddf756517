import { expect, test } from '../fixtures/console.ts';
import { countDrawn, drawnBy } from '../fixtures/count-drawn.ts';
import { PLACE } from '../pages/place.ts';

const KEYS = 5;
/** Some 90 at the most are; where every row or cell is drawn again, more than a thousand. */
const MOST_PER_KEY = 200;

for (const { where, address, start, key } of [
  {
    where: 'list',
    address: `/item-setting?${PLACE}&per_page=100`,
    start: 'tbody tr[data-index]',
    key: 'ArrowDown',
  },
  { where: 'sheet', address: `/item-setting?${PLACE}&view=sheet`, start: 'td[data-cell]', key: 'ArrowDown' },
  { where: 'form', address: '/gachapon-setting/3007/edit', start: '[data-field="name"] input', key: 'e' },
]) {
  test(`a key in a ${where} draws what it changes, and nothing else`, async ({ page, signIn }) => {
    await countDrawn(page);
    await signIn('admin', address);
    const first = page.locator(start).first();
    await first.focus();
    // What is loaded with the first key.
    await page.keyboard.press(key);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const drawn = await drawnBy(page, async () => {
      for (let count = 0; count < KEYS; count += 1) await page.keyboard.press(key);
    });
    expect(drawn).toBeGreaterThan(0);
    expect(drawn / KEYS).toBeLessThan(MOST_PER_KEY);
  });
}
