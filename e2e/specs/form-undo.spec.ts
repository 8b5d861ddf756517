import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';

const WHEELS = { module: 'crazy-wheel-setting' };

/** The wheel of multipliers, whose rows are numbered 1, 2, 3 … and have a multiplier and a weight. */
function createTable(page: Page) {
  const table = page.getByRole('group', { name: 'Multiplier wheel', exact: true });
  const weights = table.getByRole('spinbutton', { name: /^Weight, row/ });
  return {
    weight: (row: number) => table.getByRole('spinbutton', { name: `Weight, row ${row}`, exact: true }),
    // The label of the table leads to the first one, too.
    number: (row: number) => table.getByRole('spinbutton', { name: new RegExp(`No\\., row ${row}$`) }),
    remove: (row: number) => table.getByRole('button', { name: `Delete row ${row}`, exact: true }),
    handle: (row: number) => table.getByRole('button', { name: new RegExp(`^Row ${row} of `) }),
    add: table.getByRole('button', { name: 'Add row' }),
    values: async () => Promise.all((await weights.all()).map((box) => box.inputValue())),
    weights,
  };
}

const unsaved = (page: Page): Locator => page.getByText('No unsaved changes');

test('what is done to the rows and groups of a form is undone by key, at its place', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/crazy-wheel-setting/608/edit?env=dev&v=1.4.0');
  const table = createTable(page);
  await expect(table.weight(1)).toBeVisible();
  const before = await table.values();
  const press = (key: string) => page.keyboard.press(key);

  // The box undoes what was typed into it; then the form undoes what was done to its rows.
  await table.remove(2).focus();
  await press('Enter');
  const offer = page.getByRole('alert').filter({ hasText: 'Row removed' });
  await expect(offer).toContainText('Multiplier wheel');
  await expectAccessible();
  await expect(table.weights).toHaveCount(before.length - 1);
  await table.weight(1).focus();
  await press('ControlOrMeta+a');
  await press('7');
  await press('ControlOrMeta+z');
  await expect(table.weight(1)).toHaveValue(before[0] ?? '');
  await expect(table.weights).toHaveCount(before.length - 1);
  await press('ControlOrMeta+z');
  await expect(table.number(2)).toBeFocused();
  await expect(page.getByText('Undone: Row removed')).toBeAttached();
  await expect(offer).toBeHidden();
  expect(await table.values()).toEqual(before);
  await expect(unsaved(page)).toBeVisible();
  await press('ControlOrMeta+Shift+z');
  await expect(table.weights).toHaveCount(before.length - 1);
  await expect(page.getByText('Done again: Row removed')).toBeAttached();
  await press('ControlOrMeta+z');

  // A row that was moved goes back, and the hand stays on it.
  await table.handle(1).focus();
  await press('ArrowDown');
  await expect(table.handle(2)).toBeFocused();
  await press('ControlOrMeta+z');
  await expect(table.handle(1)).toBeFocused();
  expect(await table.values()).toEqual(before);

  // What was entered in a row that was added comes back with it.
  await table.add.focus();
  await press('Enter');
  await expect(table.weights).toHaveCount(before.length + 1);
  const last = table.weight(before.length + 1);
  await last.fill('33');
  await table.handle(1).focus();
  await press('ControlOrMeta+z');
  await expect(table.weights).toHaveCount(before.length);
  await press('ControlOrMeta+y');
  await expect(last).toHaveValue('33');
  await expect(table.number(before.length + 1)).toBeFocused();
  await press('ControlOrMeta+z');
  await expect(unsaved(page)).toBeVisible();

  const jackpot = page.getByRole('button', { name: 'Remove jackpot' });
  await jackpot.focus();
  await press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Value removed' })).toContainText('Jackpot');
  await expect(page.getByRole('button', { name: 'Add jackpot' })).toBeFocused();
  await press('ControlOrMeta+z');
  await expect(jackpot).toBeVisible();
  await expect(page.getByRole('group', { name: 'Jackpot', exact: true })).toBeFocused();
  await expect(unsaved(page)).toBeVisible();
});

test('a removed row comes back from its offer with what was entered elsewhere since, and is saved', async ({
  page,
  signIn,
  api,
}) => {
  await api.copy(WHEELS, '608', { wheel_id: 960_801, name: { en: 'Undone Wheel' } });
  const form = createFormPage(page, WHEELS);
  await signIn('admin', '/crazy-wheel-setting/960801/edit?env=dev&v=1.4.0');
  const table = createTable(page);
  await expect(table.weight(1)).toBeVisible();
  const before = await table.values();
  await table.remove(1).click();
  await table.weight(1).fill('77');
  const offer = page.getByRole('alert').filter({ hasText: 'Row removed' });
  await offer.getByRole('button', { name: 'Undo' }).click();
  await expect(table.number(1)).toBeFocused();
  const wanted = before.with(1, '77');
  expect(await table.values()).toEqual(wanted);
  // It survives a reload as a draft does.
  await page.reload();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(table.weight(2)).toHaveValue('77');
  await form.saveAndExpect('Saved');
  const { data } = await api.read(WHEELS, '960801');
  expect(data['multiplier_cells']).toMatchObject(wanted.map((weight) => ({ weight: Number(weight) })));
});

test('rows that others come back between stay open, and so do lines inside of them', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/crazy-wheel-setting/608/edit?env=dev&v=1.4.0');
  const table = page.getByRole('group', { name: 'Reward wheel', exact: true });
  const reward = (row: number) => table.getByRole('button', { name: new RegExp(`^Reward of row ${row} `) });
  await reward(3).click();
  await table.getByRole('button', { name: 'Delete row 1', exact: true }).click();
  await expect(reward(2)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(reward(3)).toHaveAttribute('aria-expanded', 'true');
  await expect(reward(2)).toHaveAttribute('aria-expanded', 'false');

  const line = table.getByRole('button', { name: 'Remove line 1' });
  await line.click();
  await expect(line).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(table.getByRole('combobox', { name: /^Kind/ })).toBeFocused();
  await expect(unsaved(page)).toBeVisible();
});
