import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

const EVENTS = { module: 'special-event-setting' };

const wire = (hours: number): string => formatDateTime(new Date(Date.now() + hours * 3_600_000));

test('the overview tells what opens, what changed and by whom', async ({ page, signIn, api }) => {
  const { data } = await api.copy(EVENTS, '501', {
    event_id: 950_201,
    name: { en: 'Night of Lanterns', zh: '燈火之夜', jp: '灯火の夜' },
    timeslot: { type: 'limited_period', periods: [{ start_date: wire(5), end_date: wire(99) }] },
    claim_end_at: wire(120),
    teaser_from: null,
    children: [],
    status: 'active',
  });
  expect(data['status']).toBe('active');
  await signIn('admin', `/overview?${PLACE}`);
  const upcoming = page.locator('section').filter({ hasText: 'Next 48 hours in dev-1.4.0' });
  const line = upcoming.getByRole('listitem').filter({ hasText: 'Night of Lanterns' });
  await expect(line).toContainText('Opens');
  await expect(line).toContainText('Not live yet');
  const changes = page.locator('section').filter({ hasText: 'Recent changes in dev-1.4.0' });
  await expect(changes.getByRole('listitem').first()).toContainText('Night of Lanterns');
  await expect(page.getByRole('region', { name: 'Development' })).toContainText(/\d+ new/);
  await expect(page.getByText(/records checked/)).toBeVisible();
  await line.getByRole('link').click();
  await expect(createFrame(page).title).toHaveText('Night of Lanterns');
});

test('a game without players yet says so in place of empty charts', async ({ page, signIn }) => {
  await page.route(/player-activity/, async (route) => {
    const response = await route.fetch();
    const { days, ...rest } = (await response.json()) as { days: Record<string, unknown>[] };
    const quiet = days.map(({ day }) => ({ day, active: 0, joined: 0, logins: 0, orders: 0, usd_cents: 0 }));
    await route.fulfill({ response, json: { ...rest, days: quiet } });
  });
  await signIn('admin', `/overview?${PLACE}`);
  const activity = page.locator('section').filter({ hasText: 'Players in Development' });
  await expect(activity).toContainText('No players were active here in the last 30 days.');
  await page.unrouteAll();
  await page.reload();
  await expect(activity.getByText('Active players · today')).toBeVisible();
  await expect(activity.getByText('Show as table')).toHaveCount(4);
  const chart = await activity.getByRole('img').first().boundingBox();
  const caption = await activity.locator('figcaption').first().boundingBox();
  expect(chart?.width, 'charts fill their columns').toBe(caption?.width);
});

for (const person of ['cs', 'low_cs'] as const) {
  test(`${person} see what players have now`, async ({ page, signIn, expectAccessible }) => {
    await signIn(person);
    await expect(createFrame(page).title).toHaveText('Dashboard');
    await expect(page.getByRole('button', { name: 'Player support', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('search').getByPlaceholder(/^Name, ID/)).toBeVisible();
    const openWork = person === 'cs' ? 'Open requests' : 'Open deliveries and requests';
    await expect(page.getByRole('heading', { name: `${openWork} in Production`, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Production' })).toContainText('Release 1');
    await expect(page.getByText('Lantern season', { exact: true })).toBeVisible();
    const sanctions = page.locator('section').filter({ hasText: 'Sanctions in Production' });
    await sanctions.getByText('Show as table').click();
    await expect(sanctions.getByRole('table').getByRole('row')).toHaveCount(15);
    await expectAccessible();
  });
}
