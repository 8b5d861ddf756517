import { expect, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';

/** A page, and the call without which it has nothing to show. */
const PAGES = [
  ['/release', '**/changes*'],
  ['/releases', '**/environments/*/releases*'],
  ['/active-swap', '**/environments/*/releases*'],
  ['/fleet', '**/environments/*/fleet'],
  ['/settings', '**/audit*'],
] as const;

for (const [address, call] of PAGES)
  test(`${address}: an error takes the place of the bars of its call`, async ({ page, signIn }) => {
    await page.route(call, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 400, json: { message: 'It broke.', code: 'bad_request' } })
        : route.fallback(),
    );
    await signIn('admin', `${address}?${PLACE}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').getByText('It broke.').first()).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await page.unroute(call);
    await main.getByRole('button', { name: 'Try again' }).first().click();
    await expect(main.getByText('It broke.')).toHaveCount(0);
  });
