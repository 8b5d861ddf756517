import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createGameServer } from '../fixtures/game-server.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createImportPage } from '../pages/import-page.ts';
import { createReleaseCentre, createReleasesPage } from '../pages/release-centre.ts';

const ITEMS = { module: 'item-setting' };
const PETS = { module: 'pet-setting' };

const HEAD =
  'item_id,name.en,name.zh,name.jp,description.en,description.zh,description.jp,item_type,rarity,stack_limit,status';
const LANTERN =
  '940001,Paper Lantern,紙燈籠,紙灯籠,Folds flat.,可以摺平。,平らにたためる。,material,R,99,active';
const HELD = 'Economy review on Monday';
const BELL = '940002,Brass Bell,黃銅鈴,真鍮の鈴,Rings once.,只響一聲。,一度だけ鳴る。,material,SR,99,active';

test('from a file to the players and back', async ({ page, signIn, request }) => {
  const game = createGameServer(request);
  await signIn('admin', '/import/item-setting?env=dev&v=1.4.0');
  await importItems(page);
  await editPet(page);
  await publish(page);

  await test.step('the game server plays with it', async () => {
    await game.expectAnswer('/items/940002?lang=zh', { name: '黃銅鈴', stack_limit: 99 });
    await game.expectAnswer('/pets/10027', { spirit_to_summon: 77 });
    // The record on hold is as it was.
    await game.expectAnswer('/pets/10030', { title: 'Reader of the clouds' });
    const draws = await game.draw(3001, 'rin', 10);
    expect(draws).toHaveLength(10);
    expect(draws.every(({ pet_id }) => pet_id !== null)).toBe(true);
  });

  await rollBack(page);
  await test.step('the game server follows', async () => {
    await game.expectAnswer('/items/940002', { code: 'unknown_item' });
    await game.expectAnswer('/pets/10027', { spirit_to_summon: 80 });
    expect(await game.release()).toBeGreaterThan(2);
  });

  await test.step('what was rolled back is not ticked again, and the hold is as it was', async () => {
    // The page of the release says what to do about it, and stays open beside this one.
    const beside = await page.context().newPage();
    const { ticked, ...centre } = createReleaseCentre(beside);
    await centre.open();
    for (const name of ['Moss Stag', 'Brass Bell']) {
      await expect(centre.record(name)).toContainText(/Rolled back with release \d+/);
      await expect(centre.record(name)).toContainText('Stags were too cheap');
      await expect(ticked(name)).not.toBeChecked();
    }
    await expect(centre.record('Storm Heron')).toContainText(HELD);
    await expect(ticked('Storm Heron')).not.toBeChecked();
    await beside.close();
  });
  await test.step('what was rolled back is still in the draft, until it is reverted', async () => {
    const releases = createReleasesPage(page);
    await expect(releases.stillInDraft).toBeVisible();
    await releases.revert();
    await expect(releases.stillInDraft).toBeHidden();
    await page.goto('/pet-setting/10027/edit?env=dev&v=1.4.0');
    await expect(createFormPage(page, PETS).number('Spirits required')).toHaveValue('80');
  });
});

async function importItems(page: Page): Promise<void> {
  const wizard = createImportPage(page, ITEMS);
  await test.step('a file with an invalid row', async () => {
    await wizard.chooseFile('autumn.csv', [HEAD, LANTERN, BELL.replace('SR,99', 'SR,-5')].join('\n'));
    await wizard.checkRows();
    await wizard.expectCounts({ All: 2, New: 1, Invalid: 1 });
    await expect(wizard.row(3)).toContainText('Stack limit');
    const errors = await wizard.downloadInvalid();
    expect(errors).toContain('940002');
    expect(errors).not.toContain('940001');
  });
  await test.step('the row is corrected', async () => {
    await wizard.open();
    await wizard.chooseFile('autumn.csv', [HEAD, LANTERN, BELL].join('\n'));
    await wizard.checkRows();
    await wizard.expectCounts({ New: 2, Invalid: 0 });
    await wizard.note('Lanterns for the harvest');
    await wizard.apply(2);
    await expect(wizard.done(2)).toBeVisible();
  });
}

async function editPet(page: Page): Promise<void> {
  await test.step('a pet is edited', async () => {
    const form = createFormPage(page, PETS);
    await form.open('10027');
    await form.number('Spirits required').fill('77');
    await form.saveAndExpect('Saved');
  });
}

async function publish(page: Page): Promise<void> {
  await test.step('the release centre shows what changed, and one record is put on hold', async () => {
    const centre = createReleaseCentre(page);
    await centre.open();
    const stag = centre.record('Moss Stag');
    await expect(stag).toContainText('Spirits required');
    await expect(stag.getByRole('deletion')).toHaveText('80 spirits');
    await expect(stag.getByRole('insertion')).toHaveText('77 spirits');
    await expect(centre.record('Brass Bell')).toContainText('New');
    await centre.hold('Storm Heron', HELD);
    await expect(centre.record('Storm Heron')).toContainText('On hold');
    await centre.name('Harvest lanterns');
    await centre.note('Two items and a cheaper stag');
    await centre.acceptWarnings();
    await centre.publish();
    await expect(centre.notice).toContainText('Harvest lanterns');
    await expect(page.getByText('Running on 1 game server.')).toBeVisible();
  });
}

async function rollBack(page: Page): Promise<void> {
  await test.step('rolled back to the release before', async () => {
    const releases = createReleasesPage(page);
    await releases.open();
    await expect(releases.row('Harvest lanterns')).toContainText('Live');
    // Another journey may have gone back to it before: that release has its name as well.
    await page.getByRole('link', { name: 'Lantern season', exact: true }).last().click();
    await releases.rollBack('Stags were too cheap');
    await expect(page.getByText(/^Rolled back: release \d+ is live$/)).toBeVisible();
  });
}
