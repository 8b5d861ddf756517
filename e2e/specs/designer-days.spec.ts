import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createGameServer } from '../fixtures/game-server.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createReleaseCentre, createReleasesPage } from '../pages/release-centre.ts';
import { createSheetPage } from '../pages/sheet-page.ts';

const PET_OF_THE_DEMO = 10_027;

test('a new pet: its fragment, skills, skin and awakening, from its page to the players', async ({
  page,
  signIn,
  request,
  api,
  expectAccessible,
}) => {
  const version = '2.5.0';
  const at = (module: string) => ({ module, version });
  await api.createVersion(version, 'copy');
  const model = await api.read(at('pet-setting'), String(PET_OF_THE_DEMO));
  const form = createFormPage(page, at('pet-setting'));
  await signIn('admin', `/pet-setting/add?env=dev&v=${version}`);
  const petId = await offeredNumber(page, 'Pet ID');

  await test.step('its fragment is created beside the form that needs it', async () => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'New record in a new tab' }).last().click();
    const tab = await opened;
    const fragment = createFormPage(tab, at('item-setting'));
    await offeredNumber(tab, 'Item ID');
    await fragment.text('Name English').fill('Lantern Lynx Spirit');
    await fragment.text('Description English').fill('Summons the lynx.');
    await fragment.choose('Type', 'Fragment');
    await fragment.choose('Status', 'Active');
    await fragment.save.click();
    await expect(fragment.save).toHaveText(/^Update/);
    await tab.close();
  });
  await test.step('the pet', async () => {
    await pick(page, 'Spirit item', 'Lantern Lynx Spirit');
    await form.text('Name English').fill('Lantern Lynx');
    await form.inGroup('Name').getByRole('textbox', { name: '繁體中文' }).fill('燈籠山貓');
    await form.text('Epithet English').fill('Guide of the night market');
    await pick(page, 'Rarity', 'Legend');
    await pick(page, 'Job', 'Healer');
    await form.text('Release time').fill('2026-12-01 11:00');
    for (const group of ['Base stats', 'Growth per level'])
      for (const [index, value] of [900, 90, 80, 40].entries())
        await form.inGroup(group).getByRole('spinbutton').nth(index).fill(String(value));
    const skills = form.inGroup('Skills');
    await skills.getByRole('button', { name: 'Add row' }).click();
    await form.choose('Skills Slot, row 1', 'Normal attack');
    await pick(page, 'Skill, row 1', 'Twig Snap');
    await skills.getByRole('button', { name: 'Add row' }).click();
    await expect(page.getByRole('combobox', { name: 'Slot, row 2' })).toBeFocused();
    await form.choose('Slot, row 2', 'Ultimate');
    await pick(page, 'Skill, row 2', 'Thicket Crown');
    await form.choose('Status', 'Active');
    await form.save.click();
    await expect(page).toHaveURL(new RegExp(`/pet-setting/${petId}/edit`));
  });

  const parts = form.side.getByRole('tabpanel', { name: /^Parts/ });
  const add = async (title: string) => {
    await page.goto(`/pet-setting/${petId}/edit?env=dev&v=${version}&panel=children`);
    await parts.getByRole('link', { name: `Add to ${title}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^New / })).toBeVisible();
    await expect(page.getByText('Lantern Lynx', { exact: true })).toBeVisible();
  };
  await test.step('its skills and its first skin begin with the pet', async () => {
    await add('Pet skills');
    await form.choose('Slot', 'Normal attack');
    await pick(page, 'Skill', 'Twig Snap');
    await form.number('Max level').fill('1');
    await form.choose('Status', 'Active');
    await form.save.click();
    await expect(form.save).toHaveText(/^Update/);
    await add('Skins');
    for (const field of ['Name', 'Series', 'Description'])
      await form.text(`${field} English`).fill(`Lynx ${field.toLowerCase()}`);
    await form.choose('Obtained by', 'Initial skin');
    await form.choose('Status', 'Active');
    await form.save.click();
    await expect(form.save).toHaveText(/^Update/);
  });
  await test.step('the rest is like that of other pets, and the page of the pet counts it', async () => {
    const own = { pet_id: Number(petId) };
    const { data: ultimate } = await api.read(at('pet-skill-setting'), '1');
    const skill = (model.data['skills'] as { slot: string; skill_id: number }[]).find(
      ({ slot }) => slot === 'ultimate',
    );
    await api.copy(at('pet-skill-setting'), '1', {
      ...ultimate,
      ...own,
      id: 99_001,
      slot: 'ultimate',
      skill_id: skill?.skill_id ?? 0,
      max_level: 1,
      level_costs: [],
    });
    await api.copy(at('pet-awaken-level-setting'), '1', { ...own, id: 99_001 });
    await api.copy(at('pet-specific-equipment-setting'), '1', {
      ...own,
      id: 99_001,
      name: { en: 'Collar of Paper Light', zh: '紙光項圈', jp: '紙明かりの首輪' },
      release_at: '2026-12-01 03:00:00',
      max_level: 1,
    });
    for (const module of ['pet-specific-equipment-level-setting', 'pet-specific-equipment-skill-setting-v2'])
      await api.copy(at(module), '1', { id: 99_001, specific_equipment_id: 99_001 });
    await page.goto(`/pet-setting/${petId}/edit?env=dev&v=${version}&panel=children`);
    for (const line of [/^Pet skills2/, /^Pet awakening1/, /^Pet-specific equipment1/, /^Skins1/])
      await expect(parts.getByRole('listitem').filter({ hasText: line })).toBeVisible();
    await expectAccessible();
  });
  const back = await publish(page, request, { version, name: 'Lantern Lynx' });
  const game = createGameServer(request);
  await game.expectAnswer(`/pets/${petId}?lang=zh`, { name: '燈籠山貓' });
  expect(await game.record('pet-specific-equipment-setting', '99001')).toMatchObject({
    pet_id: Number(petId),
  });
  await back();
});

test('a package for one week in the shop: item, price, period and texts', async ({
  page,
  signIn,
  request,
  api,
}) => {
  const version = '2.6.0';
  const at = (module: string) => ({ module, version });
  await api.createVersion(version, 'copy');
  await api.copy(at('item-setting'), '1062', {
    item_id: 99_002,
    name: { en: 'Moon Cake', zh: '月餅', jp: '月餅' },
  });
  const form = createFormPage(page, at('mall-setting'));
  await signIn('admin', `/mall-setting/add?env=dev&v=${version}`);
  const mallId = await offeredNumber(page, 'Product ID');
  await test.step('a product with an item and a price', async () => {
    await fillTexts(form, 'Name', ['Moon Box', '月餅禮盒', '月見ボックス']);
    await fillTexts(form, 'Description', [
      'Five cakes to share.',
      '五個月餅，分享剛好。',
      '分け合える5個入り。',
    ]);
    await form.inGroup('Gem price').getByRole('button', { name: 'Add cost' }).click();
    await form.inGroup('Gem price').getByRole('spinbutton').fill('300');
    const contents = form.inGroup('Contents');
    await contents.getByRole('button', { name: 'Add reward' }).click();
    await contents.getByRole('combobox', { name: 'Kind' }).click();
    await page
      .getByRole('option', { name: 'Item', exact: true })
      .or(page.getByTitle('Item', { exact: true }))
      .last()
      .click();
    await contents.getByRole('combobox').last().fill('Moon Cake');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Moon Cake', visible: true }).click();
    await contents.getByRole('spinbutton').fill('5');
    await form.choose('Status', 'Active');
    await form.save.click();
    await expect(page).toHaveURL(new RegExp(`/mall-setting/${mallId}/edit`));
  });
  await page.goto(`/mall-duration-package-setting/add?env=dev&v=${version}`);
  const packageId = await offeredNumber(page, 'Package ID');
  await test.step('on sale from Monday for a week', async () => {
    await fillTexts(form, 'Name', ['Moon Week', '月見週', '月見ウィーク']);
    await pick(page, 'Products', 'Moon Box');
    await page.keyboard.press('Escape');
    // Only limited periods go on sale there: nothing has to be chosen.
    await page.getByRole('button', { name: 'Add period' }).click();
    await form.text('Opens').fill('2026-11-30 11:00');
    await form.text('Opens').press('Tab');
    await form.text('Closes').fill('2026-12-07 11:00');
    await form.text('Closes').press('Tab');
    await form.number('Order').fill('2');
    await form.choose('Status', 'Active');
    await form.save.click();
    await expect(page).toHaveURL(new RegExp(`/mall-duration-package-setting/${packageId}/edit`));
  });
  const back = await publish(page, request, { version, name: 'Moon Week' });
  const game = createGameServer(request);
  await game.expectAnswer('/items/99002?lang=jp', { name: '月餅' });
  expect(await game.record('mall-setting', mallId)).toMatchObject({
    name: { zh: '月餅禮盒' },
    gem_price: [{ asset_kind: 'gem', amount: 300 }],
    rewards: [{ asset_kind: 'item', target_id: 99_002, amount: 5 }],
  });
  expect(await game.record('mall-duration-package-setting', packageId)).toMatchObject({
    mall_ids: [Number(mallId)],
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-11-30 03:00:00', end_date: '2026-12-07 03:00:00' }],
    },
  });
  await back();
});

test('a season of the arena: rules, classes, rewards by place, offline pool and shop', async ({
  page,
  signIn,
  request,
  api,
}) => {
  const version = '2.7.0';
  const at = (module: string) => ({ module, version });
  await api.createVersion(version, 'copy');
  const rules = createFormPage(page, at('pvp-setting'));
  await signIn('admin', `/pvp-setting?env=dev&v=${version}`);
  await test.step('the season begins on Monday and lasts three weeks', async () => {
    await rules.text('First season start').fill('2026-12-07 11:00');
    await rules.text('First season start').press('Tab');
    await rules.number('Season length').fill('21');
    await rules.saveAndExpect('Saved');
  });
  await test.step('classes as a sheet', async () => {
    const sheet = createSheetPage(page, at('pvp-class-setting'));
    await page.goto(`/pvp-class-setting?env=dev&v=${version}&view=sheet`);
    const start = sheet.row('C').getByRole('gridcell', { name: '800 points' });
    await start.click();
    await page.keyboard.type('850');
    await page.keyboard.press('Enter');
    await sheet.save.click();
    await expect(page.getByText('Saved as one change')).toBeVisible();
  });
  await test.step('rewards of the next season, by place', async () => {
    const places = createFormPage(page, at('pvp-ranking-setting'));
    await page.goto(`/pvp-ranking-setting/1/edit?env=dev&v=${version}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('spinbutton', { name: 'ID' })).toHaveValue('11');
    await dialog.getByRole('spinbutton', { name: 'ID' }).press('Enter');
    await expect(page).toHaveURL(/\/pvp-ranking-setting\/11\/edit/);
    await places.number('Season').fill('8');
    await places.choose('Status', 'Active');
    await places.saveAndExpect('Saved');
    for (const id of [2, 3, 4, 5])
      await api.copy(at('pvp-ranking-setting'), String(id), { id: 10 + id, season_no: 8 });
  });
  await test.step('the pool of offline rewards and a price of the shop', async () => {
    await api.update(at('offline-item-setting'), '7101', { max_hours: 14 });
    const pool = createFormPage(page, at('store-pool-setting'));
    await pool.open('8103');
    await pool.inGroup('Goods').getByRole('button', { name: 'More of row 1' }).click();
    await pool.inGroup('Goods').getByRole('spinbutton', { name: 'Discount' }).fill('10%');
    await pool.saveAndExpect('Saved');
  });
  const back = await publish(page, request, { version, name: 'Arena season 8' });
  const game = createGameServer(request);
  expect(await game.record('pvp-setting', 'main')).toMatchObject({
    season_start: '2026-12-07 03:00:00',
    season_days: 21,
  });
  expect(await game.record('pvp-ranking-setting', '11')).toMatchObject({ season_no: 8, rank_from: 1 });
  expect(await game.record('pvp-class-setting', 'C')).toMatchObject({ season_reset_score: 850 });
  expect(await game.record('offline-item-setting', '7101')).toMatchObject({ max_hours: 14 });
  const shelf = await game.record('store-pool-setting', '8103');
  expect(shelf?.['entries']).toContainEqual(expect.objectContaining({ no: 1, discount_bp: 1000 }));
  await back();
});

type Form = ReturnType<typeof createFormPage>;

/** In English, Chinese and Japanese. */
async function fillTexts(form: Form, field: string, texts: readonly string[]): Promise<void> {
  const boxes = form.inGroup(field).getByRole('textbox');
  for (const [index, text] of texts.entries()) await boxes.nth(index).fill(text);
}

/** The number that a new record is offered. */
async function offeredNumber(page: Page, field: string): Promise<string> {
  const box = page.getByRole('spinbutton', { name: field, exact: true });
  await expect(box).toHaveValue(/^\d+$/);
  return box.inputValue();
}

/** Chooses a record by what is typed. */
async function pick(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.click();
  await box.fill(text);
  const active = page.locator('.ant-select-item-option-active').filter({ visible: true });
  await expect(active).toContainText(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-select').filter({ has: box })).toContainText(text);
}

type Release = { readonly version: string; readonly name: string };

/** Publishes what the version holds; answers how players get back what they had, as other journeys expect it. */
async function publish(page: Page, request: APIRequestContext, { version, name }: Release) {
  const before = await createGameServer(request).release();
  const centre = createReleaseCentre(page, 'dev', version);
  await centre.open();
  await centre.name(name);
  await centre.acceptWarnings();
  await centre.publish();
  await expect(centre.notice).toContainText(name);
  await expect.poll(() => createGameServer(request).release()).toBeGreaterThan(before);
  const published = await createGameServer(request).release();
  return async (): Promise<void> => {
    const releases = createReleasesPage(page, 'dev', version);
    await releases.open(before);
    await releases.rollBack(`After ${name}`);
    await expect.poll(() => createGameServer(request).release()).toBeGreaterThan(published);
  };
}
