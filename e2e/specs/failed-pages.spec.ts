import { expect, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';
import { visit } from '../pages/visit.ts';

/** A page, and the call without which it has nothing to show. */
const PAGES = [
  ['/release', '**/changes*'],
  ['/releases', '**/environments/*/releases*'],
  ['/active-swap', '**/environments/*/releases*'],
  ['/fleet', '**/environments/*/fleet'],
  ['/settings', '**/audit*'],
] as const;

test('an error takes the place of the bars of its call', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  const main = page.getByRole('main');
  for (const [address, call] of PAGES) {
    await page.route(call, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 400, json: { message: `${address} broke.`, code: 'bad_request' } })
        : route.fallback(),
    );
    await visit(page, `${address}?${PLACE}`);
    await expect(main.getByRole('alert').getByText(`${address} broke.`).first()).toBeVisible();
    await expect(main.locator('[aria-busy=true]'), address).toHaveCount(0);
    await page.unroute(call);
    await main.getByRole('button', { name: 'Try again' }).first().click();
    await expect(main.getByText(`${address} broke.`)).toHaveCount(0);
  }
});
