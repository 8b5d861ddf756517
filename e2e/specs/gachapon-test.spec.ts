import { expect, test } from '../fixtures/console.ts';
import { PRODUCT_PORT } from '../fixtures/product.ts';
import { createKeyboard } from '../pages/keyboard.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';

const GACHAPON = { module: 'gachapon-setting', version: '2.1.0' } as const;
const ASSERTIONS = { module: 'gachapon-assertion-setting', version: '2.1.0' } as const;
const PROMISE = 'Autumn Embers: SSR or better by weight';

test('odds of a banner are asserted, broken, refused at the release, and corrected', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.createVersion('2.1.0', 'copy');
  await api.copy(ASSERTIONS, '4', {
    id: 90,
    name: PROMISE,
    gachapon_ids: [3007],
    rarity: 'SSR',
    rate: 3.3,
    tolerance: 0.01,
  });
  const { data } = await api.read(GACHAPON, '3007');
  const groups = data['groups'] as readonly Record<string, unknown>[];
  const changed = groups.map((group) => (group['group_no'] === 1 ? { ...group, weight: 150 } : group));
  await api.update(GACHAPON, '3007', { groups: changed as never });

  await signIn('admin', '/release?env=dev&v=2.1.0');
  const centre = createReleaseCentre(page, 'dev', '2.1.0');
  const problem = page.getByText(/4\.0675% instead of 3\.3% ± 0\.01%/).first();
  await expect(problem).toBeVisible();
  const refusal = page.getByText('Fix the errors or put their records on hold.');
  await expect(refusal).toBeVisible();
  await expect(centre.publishButton).toBeDisabled();

  await page.goto('/gachapon-test?env=dev&v=2.1.0&gachapon=3007&draws=20000&copies=1&b=dev@1');
  const results = (place: string) => page.getByRole('region', { name: `Results of ${place}` });
  await expect(results('dev-2.1.0').getByText(/4\.0675% instead of 3\.3%/)).toBeVisible();
  await expect(results('dev #1').getByRole('heading', { name: 'Expected and observed' })).toBeVisible();
  await expectAccessible();

  await api.update(GACHAPON, '3007', { groups: groups as never });
  await centre.open();
  await expect(page.getByText(/records? checked/)).toBeVisible();
  await expect(problem).toBeHidden();
  await expect(refusal).toBeHidden();
});

test('the laboratory by keyboard, with the same figures for everyone who opens the address', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/gachapon-test?env=dev&v=1.4.0');
  await expect(page.getByText('No gachapon selected')).toBeVisible();
  const keyboard = createKeyboard(page);
  const gachapon = page.getByRole('combobox', { name: 'Gachapon', exact: true });
  await gachapon.focus();
  await keyboard.type('Paw to Paw');
  await expect(page.locator('.ant-select-item-option-active')).toContainText('Paw to Paw');
  await page.keyboard.press('Enter');
  await keyboard.tabTo(page.getByRole('spinbutton', { name: 'Draws' }));
  await keyboard.overwrite('50000');
  await keyboard.tabTo(page.getByRole('button', { name: 'Run draws' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/gachapon=3010.*draws=50000.*seed=1/);
  const goals = page.getByRole('region', { name: 'Draws and cost to a goal' });
  await expect(goals.getByRole('row', { name: /^First featured prize/ })).toContainText('173');
  await expectAccessible();
  const group = page
    .getByRole('region', { name: 'Expected and observed' })
    .getByRole('row', { name: /^Group 1 / });
  const figures = await group.innerText();
  const address = page.url();

  await test.step('a step-up is drawn with what its steps promise', async () => {
    await page.goto('/gachapon-test?env=dev&v=1.4.0&gachapon=3012&draws=20000');
    await expect(page.getByText(/^Steps end with draw 128/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^All steps/ })).toContainText('instead of');
    await expect(page.getByRole('row', { name: /^Guaranteed draws of steps/ })).toContainText(
      'All steps once: 4 guaranteed draws',
    );
  });

  await test.step('the odds that players are shown are one click away', async () => {
    await page.goto('/environments?env=dev&v=1.4.0');
    await page.getByRole('button', { name: 'Edit: Development' }).click();
    const field = page.getByRole('textbox', { name: 'Game server address' });
    await field.fill(`http://127.0.0.1:${PRODUCT_PORT + 1}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(field).toBeHidden();
    await page.goto(address);
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Published odds' }).click();
    const odds = await opening;
    await expect(odds.getByRole('heading', { name: 'Paw to Paw' })).toBeVisible();
    // Its policy allows its own style.
    await expect(odds.locator('table').first()).toHaveCSS('border-collapse', 'collapse');
    await odds.close();
  });

  await page.reload();
  await expect(group).toHaveText(figures, { useInnerText: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('gachapon-3010-dev-1-4-0.csv');

  // A long run can be stopped, and begins again where it is wanted.
  await page.goto('/gachapon-test?env=dev&v=1.4.0&gachapon=3007&draws=1000000&copies=20');
  await page.getByRole('button', { name: 'Cancel run' }).click();
  await expect(page.getByText('The run was cancelled.')).toBeVisible();
});
