import { expect, test } from '../fixtures/console.ts';
import { createSheetPage } from '../pages/sheet-page.ts';

test('a maze and a board game are edited on their boards, by keyboard alone', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  const nodes = { module: 'maze-node-setting' };
  const sheet = createSheetPage(page, nodes);
  await signIn('admin', '/maze-node-setting/1?env=dev&v=1.4.0&view=sheet');
  const maze = page.getByRole('toolbar', { name: 'Maze nodes · Floor 1' });
  const at = (name: string) => maze.getByRole('button', { name });
  await at('Start, column 0, row 1. Leads to Battle, Event.').focus();
  await expectAccessible();

  // The battle goes a row down, and the way to it and from it goes along.
  for (const key of ['ArrowUp', 'ArrowRight', 'Alt+ArrowDown']) await page.keyboard.press(key);
  await expect(at('Battle, column 1, row 1. Leads to Treasure.')).toBeFocused();
  await expect(at('Start, column 0, row 1. Leads to Battle, Event.')).toBeVisible();
  // Without its way on, the event leads nowhere; the board says so at once, and undo brings the way back.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('l');
  await expect(at('Event, column 1, row 2. Problem: Next nodes:')).toHaveAttribute('data-wrong', 'true');
  await sheet.undo.click();
  await expect(at('Event, column 1, row 2. Leads to Treasure.')).toHaveAttribute('data-wrong', 'false');
  await at('Battle, column 1, row 1.').focus();
  await page.keyboard.press('Enter');
  await expect(sheet.cell({ row: 1, column: 1 })).toBeFocused();
  await sheet.save.click();
  await expect(page.getByText('Saved as one change')).toBeVisible();
  expect((await api.read(nodes, '1~2')).data).toMatchObject({ x: 1, y: 1 });
  expect((await api.read(nodes, '1~1')).data['next_nodes']).toContainEqual({ to_x: 1, to_y: 1 });

  await page.goto('/monopoly-cell-setting/621?env=dev&v=1.4.0&view=sheet');
  const game = page.getByRole('toolbar', { name: 'Monopoly cells · Map 1' });
  await game.getByRole('button', { name: 'Start 0, column 0, row 0.' }).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Insert']) await page.keyboard.press(key);
  await expect(game.getByRole('button', { name: 'Reward 16, column 1, row 1.' })).toBeFocused();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(game.getByRole('button', { name: 'Column 1, row 1, empty.' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(game.getByRole('button', { name: 'Move 15, column 1, row 1.' })).toBeFocused();
  await sheet.save.click();
  await expect(page.getByText('Saved as one change')).toBeVisible();
  expect((await api.read({ module: 'monopoly-cell-setting' }, '621~16')).data).toMatchObject({ x: 1, y: 1 });

  await page.goto('/slg-map-setting/1/edit?env=dev&v=1.4.0');
  const map = page.getByRole('toolbar', { name: 'Regions' });
  await map.getByRole('button', { name: 'Kiln Fields, columns 0 to 39, rows 0 to 39.' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(map.getByRole('button', { name: /, columns 0 to 39, rows 40 to 59\.$/ })).toBeFocused();
});

test('a cell added by key or mouse beside those of a board game belongs to it, also in the list of all games', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/monopoly-cell-setting?env=dev&v=1.4.0&view=sheet');
  const game = page.getByRole('toolbar', { name: 'Monopoly cells · Map 2' });
  await page.getByRole('combobox', { name: 'Board to show' }).click();
  await page.getByTitle('Map 2', { exact: true }).click();
  await game.getByRole('button', { name: 'Start 0, column 0, row 0.' }).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Insert']) await page.keyboard.press(key);
  // Of a game that is not known, everything would be wrong: its number, its start, its fields.
  await expect(game.getByRole('button', { name: /^Reward 12, column 1, row 1\./ })).toHaveAccessibleName(
    /^Reward 12, column 1, row 1\. Problem: [^.:]+: [^.]*\.$/,
  );
  await page.getByRole('button', { name: 'Discard' }).click();
  const free = game.getByRole('button', { name: 'Column 1, row 1, empty.' });
  await free.click();
  await expect(free).toHaveCSS('outline-width', '3px');
  await free.dblclick();
  await expect(game.getByRole('button', { name: /^Reward 12, column 1, row 1\./ })).toBeFocused();
});

test('what was done on a board is undone there, in a sheet and in a form', async ({ page, signIn }) => {
  await signIn('admin', '/slg-flag-map-setting?env=dev&v=1.4.0&view=sheet');
  const map = page.getByRole('toolbar', { name: 'SLG flags on the map' });
  await map.getByRole('button', { name: 'Outpost 4, column 30, row 30.' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(map.getByRole('button', { name: 'Outpost 4, column 31, row 30.' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(map.getByRole('button', { name: 'Outpost 4, column 30, row 30.' })).toBeFocused();
  await expect(page.getByText('Undone.')).toBeAttached();

  await page.goto('/bingo-temp-setting/611/1/edit?env=dev&v=1.4.0');
  const card = page.getByRole('toolbar', { name: 'Cells' });
  await card.getByRole('button', { name: '15, column 2, row 1.' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(card.getByRole('button', { name: '15, column 2, row 2.' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(card.getByRole('button', { name: 'Column 2, row 2, empty.' })).toBeFocused();
  for (const name of ['15, column 2, row 2.', '15, column 2, row 1.']) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card.getByRole('button', { name })).toBeVisible();
  }
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});

test('the sheet of all mining layers says whose board is shown', async ({ page, signIn }) => {
  await signIn('admin', '/mining-layer-setting?env=dev&v=1.4.0&view=sheet');
  const board = page.getByRole('region', { name: 'Board' });
  const sheet = createSheetPage(page, { module: 'mining-layer-setting' });
  for (const row of [0, 5]) {
    const mine = sheet.cell({ row, column: 0 });
    await mine.click();
    await expect(board).toContainText(await mine.innerText());
  }
  await expect(board.getByRole('button', { name: /26 to 40/ })).toBeVisible();
});

test('the board of a grid gacha is the whole grid of the focused row', async ({ page, signIn }) => {
  await signIn('admin', '/gridcha-cell-setting?env=dev&v=1.4.0&view=sheet');
  const board = page.getByRole('region', { name: 'Board' });
  await expect(board.getByRole('button', { name: /^Key 1, square 1\.$/ })).toBeVisible();
  await expect(board.getByRole('button', { name: /square \d+/i })).toHaveCount(25);
});
