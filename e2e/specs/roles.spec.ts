import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createKeyboard } from '../pages/keyboard.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

/*
 * What people of a role do one after the other on a usual day; an admin's is in approvals.spec.ts,
 * orders.spec.ts, redemption-codes.spec.ts and logs.spec.ts, the bulk delivery of junior support in
 * deliveries.spec.ts.
 */

const WHOLE_ADDRESS = /\d+\.\d+\.\d+\.\d+/;

/** A player of the demo game who was charged twice. */
const MARLOWEN = { name: 'Marlowen', server: 1, account: 100_001 };

test('support finds who was charged twice, reads, notes, writes a prepared mail, and can do no more', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const player = createPlayerPage(page);
  const search = createPlayerSearch(page);
  const commands = createPlayerCommands(page);
  await signIn('cs');
  await search.find(MARLOWEN.name);

  await test.step('finds the player from the dashboard', async () => {
    await page.goto('/dashboard');
    await page.getByRole('textbox', { name: 'Find a player' }).fill(MARLOWEN.name);
    await page.getByRole('textbox', { name: 'Find a player' }).press('Enter');
    await expect(player.name).toHaveText(MARLOWEN.name);
    await page.goBack();
    await expect(createFrame(page).title).toHaveText('Dashboard');
    await page.goForward();
    await expect(player.name).toHaveText(MARLOWEN.name);
    const identity = page.getByRole('main').locator('dl').first();
    await expect(identity).toContainText('1 Windmill Village');
    await expect(identity).toContainText('100001');
    await expect(page.getByRole('main').getByText('Production', { exact: true })).toBeVisible();
  });

  const order = await test.step('reads the orders', async () => {
    await page.getByRole('link', { name: '2 orders share one receipt' }).click();
    const charged = page.getByRole('row').filter({ hasText: 'same receipt as' });
    await expect(charged).toHaveCount(2);
    await expect(charged.filter({ hasText: 'Paid, not delivered' })).toHaveCount(1);
    return charged.first().getByText(/^EF/).first().innerText();
  });

  await test.step('leaves a note', async () => {
    await player.go('Notes');
    await page.getByLabel('New note').fill('Two orders, one receipt: asked payments for a refund.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(player.card('Notes').getByRole('listitem').first()).toContainText(/Two orders.*Chika/s);
  });

  await test.step('sends a mail that was prepared, which the role may do itself', async () => {
    await commands.menu.click();
    await commands.item('Send mail from settings').click();
    const form = commands.form('Send mail from settings');
    await form.getByRole('combobox', { name: 'Mail setting' }).fill('Sorry for the');
    await commands.choice('Sorry for the long wait').click();
    const letter = commands.preview.getByRole('article');
    await expect(letter).toContainText('Sorry for the long wait');
    await commands.preview.getByText('日本語').click();
    await expect(letter).toContainText('メンテナンス延長のお詫び');
    await expectAccessible();
    await commands.warning('granted twice').check();
    await commands.warning('not active').check();
    await commands.confirm('Send mail from settings', 'Send mail from settings', 'Waited for the refund');
    await expect(commands.outcome).toContainText('Send mail from settings');
    await player.go('Mail');
    await expect(page.getByRole('row').nth(1)).toContainText('Sorry for the long wait');
  });

  await test.step('asks for what the role may not do, and takes it back', async () => {
    await commands.menu.click();
    await commands.item('Adjust wallet By request').click();
    const form = commands.form('Adjust wallet');
    await form.getByRole('spinbutton', { name: 'Amount' }).fill('30');
    await expect(commands.preview.getByRole('row').filter({ hasText: 'Gem' })).toContainText('+30');
    await commands.confirm('Adjust wallet', 'Request approval', 'Charged twice, still waits');
    await expect(page.getByText('Awaiting approval: Adjust wallet')).toBeVisible();
    await page.getByRole('link', { name: 'View request' }).click();
    const request = page.getByRole('dialog');
    await expect(request).toContainText('The role of the requester cannot do this itself');
    await request.getByLabel('Reason for the decision').fill('The refund arrived');
    await request.getByRole('button', { name: 'Withdraw' }).click();
    await expect(request).toBeHidden();
    await player.open(MARLOWEN.server, MARLOWEN.account);
  });

  await test.step('reads what was done, under their own name', async () => {
    await player.go('Staff actions');
    await expect(page.getByRole('row').filter({ hasText: 'Added a note' }).first()).toContainText('Chika');
    await expect(page.getByRole('row').filter({ hasText: 'Waited for the refund' }).first()).toBeVisible();
  });

  await test.step('finds the player by the order, and may ask for what it needs', async () => {
    await search.open();
    await search.ask(order);
    await expect(search.rowOf(MARLOWEN.name)).toContainText(order);
    await expect(page.getByText('as Order', { exact: true })).toBeVisible();
    await page.goto(`/orders?env=production&v=1.4.0&account=${MARLOWEN.account}`);
    await expect(page.getByRole('row').filter({ hasText: 'Paid, not delivered' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Deliver:/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Refund:/ })).toHaveCount(2);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: MARLOWEN.name })).toBeVisible();
  });
});

test('junior support reads personal data in part, in full for a reason, and writes by keyboard alone', async ({
  page,
  signIn,
}) => {
  const player = createPlayerPage(page);
  const commands = createPlayerCommands(page);
  const keyboard = createKeyboard(page);
  let address = '';
  await signIn('low_cs');
  await createPlayerSearch(page).find(MARLOWEN.name);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await player.open(MARLOWEN.server, MARLOWEN.account);

  await test.step('reads an address in full', async () => {
    const personal = player.card('Personal data');
    await expect(personal).toContainText('•••');
    await expect(personal).not.toContainText(WHOLE_ADDRESS);
    await personal.getByRole('button', { name: 'Show in full' }).click();
    const dialog = page.getByRole('dialog', { name: 'Show personal data in full' });
    await dialog.getByLabel('Why do you need it?').fill('abc');
    await expect(dialog.getByRole('button', { name: 'Show in full' })).toBeDisabled();
    await dialog.getByLabel('Why do you need it?').fill('Ticket 4711: compare the e-mail');
    await dialog.getByRole('button', { name: 'Show in full' }).click();
    await expect(personal).toContainText(WHOLE_ADDRESS);
    address = WHOLE_ADDRESS.exec((await personal.textContent()) ?? '')?.[0] ?? '';
    await expect(personal).not.toContainText('•••');
    await player.go('Staff actions');
    const entry = page.getByRole('row').filter({ hasText: 'Viewed personal data' }).first();
    await expect(entry).toContainText('Ticket 4711: compare the e-mail');
    await player.go('Summary');
    await expect(personal).toContainText('•••');
  });

  await test.step('searches by an address for a reason', async () => {
    const search = createPlayerSearch(page);
    await search.open({ q: address });
    await expect(page.getByText('are not included in this search')).toBeVisible();
    await search.open({ q: address, by: 'ip' });
    await expect(search.rowOf(MARLOWEN.name)).toBeHidden();
    await page.getByLabel('Reason for this search').fill('Ticket 4711: who wrote?');
    await page.getByLabel('Reason for this search').press('Enter');
    await expect(search.rowOf(MARLOWEN.name)).toBeVisible();
    await expect(page).not.toHaveURL(/4711/);
    await player.open(MARLOWEN.server, MARLOWEN.account);
  });

  await test.step('sends a prepared mail without the mouse', async () => {
    await expect(commands.menu).toBeVisible();
    await page.keyboard.press('a');
    const chosen = page.locator('[role="menuitem"]:focus');
    await expect(chosen).toHaveText('Adjust wallet By request');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText('Send mail from settings');
    await page.keyboard.press('Enter');
    const form = commands.form('Send mail from settings');
    await expect(form.getByRole('combobox', { name: 'Mail setting' })).toBeFocused();
    await keyboard.type('harbour');
    await expect(commands.activeChoice).toContainText('A new harbour opens');
    await page.keyboard.press('Enter');
    await expect(commands.preview.getByRole('article')).toContainText('A new harbour opens');
    await keyboard.tabTo(form.getByLabel('Reason'));
    await keyboard.type('Asked where to begin');
    await keyboard.tabTo(commands.warning('not active'));
    await page.keyboard.press('Space');
    await keyboard.tabTo(form.getByRole('button', { name: 'Send mail from settings' }));
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(commands.outcome).toContainText('Send mail from settings');
  });
});

test('quality assurance reads players of production, and acts on those of development alone', async ({
  page,
  signIn,
}) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  const player = createPlayerPage(page);

  await test.step('reads where it is protected, found by two characters of a name', async () => {
    await signIn('qa');
    await expect(createFrame(page).title).toHaveText('Global player search');
    await search.find('雲間小竹');
    await search.open();
    await search.ask('あおかがりのはりねずみ見張り番');
    await page.getByRole('button', { name: 'Search for a guild with this name' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('あおかがりのはりねずみ見張り番');
    await search.open();
    await search.ask('小竹');
    await expect(search.rowOf('雲間小竹')).toBeVisible();
    await search.openPlayer('雲間小竹');
    await player.go('Items');
    await expect(commands.menu).toBeHidden();
    await page.getByRole('link', { name: /^View transactions/ }).click();
    await expect(page.getByText('−120', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/asset=item/);
  });

  await test.step('renames somebody elsewhere, and takes it back', async () => {
    await page.goto('/user-global?env=dev&v=1.4.0&level_from=1');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await commands.open('Rename');
    await commands.form('Rename').getByLabel('New name').fill('Reed Warbler');
    await expect(commands.preview.getByRole('row').filter({ hasText: 'Name' })).toContainText('Reed Warbler');
    await commands.confirm('Rename', 'Rename', 'Reproduces a fault of names');
    await expect(player.name).toHaveText('Reed Warbler');
    await commands.outcome.getByRole('button', { name: 'Undo' }).click();
    await commands.confirm('Undo: Rename', 'Undo', 'Reproduced');
    await expect(player.name).not.toHaveText('Reed Warbler');
  });
});
