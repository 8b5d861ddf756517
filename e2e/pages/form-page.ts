import { expect, type Page } from '@playwright/test';
import { addressOf, type Place } from './place.ts';

/** The form of a record, and its JSON. */
export function createFormPage(page: Page, place: Place) {
  const save = page.getByRole('button', { name: /^(Add|Update|Save and update settings) Ctrl S$/ });
  const side = page.getByRole('complementary', { name: 'About this record' });
  return {
    save,
    side,
    open: (recordId: string) => page.goto(addressOf(place, `/${recordId}/edit`)),
    openNew: () => page.goto(addressOf(place, '/add')),
    text: (field: string) => page.getByRole('textbox', { name: field, exact: true }),
    number: (field: string) => page.getByRole('spinbutton', { name: field, exact: true }),
    inGroup: (group: string) => page.getByRole('group', { name: group, exact: true }),
    choose: async (field: string, option: string) => {
      await page.getByRole('combobox', { name: field, exact: true }).click();
      // The whole name, behind its sign: “Active” is a part of “Inactive”.
      const named = new RegExp(`^\\W*${option}$`);
      const options = page.locator('.ant-select-item-option').filter({ visible: true });
      await options.filter({ hasText: named }).click();
    },
    show: (view: 'Edit mode' | 'JSON import mode') =>
      page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click(),
    json: page.getByRole('textbox', { name: 'Record as JSON' }),
    saveAndExpect: async (notice: string) => {
      await save.click();
      await expect(page.getByText(notice, { exact: true }).last()).toBeVisible();
    },
    problems: async () => {
      await side.getByRole('tab', { name: /^Problems/ }).click();
      return side.getByRole('tabpanel', { name: /^Problems/ });
    },
  };
}
