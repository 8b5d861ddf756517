import { expect, test } from '../fixtures/console.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerSearch } from '../pages/player-page.ts';

/** A player of the demo game who was charged twice. */
const MARLOWEN = { name: 'Marlowen', server: 1, account: 100_001 };
const ORDERS = `/orders?env=production&v=1.4.0&account=${MARLOWEN.account}`;

test('a double charge is not delivered again, and an order is entered by hand and taken back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const commands = createPlayerCommands(page);
  await signIn('admin');
  await createPlayerSearch(page).find(MARLOWEN.name);
  await page.goto(`${ORDERS}&server=${MARLOWEN.server}`);
  await expect(page.getByRole('row').filter({ hasText: 'Delivered' }).first()).toBeVisible();
  await expectAccessible();
  const paid = page.getByRole('row').filter({ hasText: 'Paid, not delivered' });
  await expect(paid).toContainText('same receipt as');
  await paid.getByRole('button', { name: /^Deliver:/ }).click();
  const again = commands.form('Deliver order');
  await expect(again).toContainText('was already delivered for the same receipt');
  await expect(again.getByRole('link', { name: /^Open order EF/ })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Deliver order' })).toBeDisabled();
  await again.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Enter order' }).click();
  await page.getByRole('combobox', { name: 'Player', exact: true }).fill(MARLOWEN.name);
  await page.getByTitle(new RegExp(`^${MARLOWEN.name} · ${MARLOWEN.account}`)).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const form = commands.form('Enter order');
  await form.getByLabel('Order number').fill('EF1-BY-HAND-1');
  await form.getByLabel('Payment provider order no.').fill('GPA.BY-HAND-1');
  await form.getByLabel('Product').click();
  await commands.choice('Handful of Gems').click();
  await form.getByLabel('Paid at').fill('2026-01-05 10:00:00');
  await form.getByLabel('Paid at').press('Enter');
  await expect(commands.preview).toContainText('Your purchase');
  await expectAccessible();
  await commands.confirm('Enter order', 'Enter order', 'Paid, but the game never heard of it');
  await expect(page.getByRole('row').filter({ hasText: 'EF1-BY-HAND-1' })).toContainText('Delivered');
  await commands.outcome.getByRole('button', { name: 'Undo' }).click();
  await commands.confirm('Undo: Enter order', 'Undo', 'It was somebody else');
  await expect(page.getByRole('row').filter({ hasText: 'EF1-BY-HAND-1' })).toBeHidden();
});
