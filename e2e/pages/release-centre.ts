import { expect, type Page } from '@playwright/test';

/** What would change for players, and the button that sends it. */
export function createReleaseCentre(page: Page, environment = 'dev', version = '1.4.0') {
  const record = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: `Publish ${name}`, exact: true }) });
  const ticked = (name: string) => page.getByRole('checkbox', { name: `Publish ${name}`, exact: true });
  return {
    record,
    ticked,
    publishButton: page.getByRole('button', { name: /^rocket Publish|^Publish \d/ }),
    notice: page.getByRole('status').filter({ hasText: 'is live' }),
    open: () => page.goto(`/release?env=${environment}&v=${version}`),
    /** Unticks a change, and says why and until when. */
    hold: async (name: string, reason: string, until?: string) => {
      // The tick goes only once there is a reason.
      await ticked(name).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill(reason);
      if (until !== undefined) {
        await dialog.getByLabel('Until (optional)').fill(until);
        await dialog.getByLabel('Until (optional)').press('Tab');
      }
      await dialog.getByRole('button', { name: 'Hold 1 record' }).click();
      await expect(dialog).toBeHidden();
      await expect(record(name)).toContainText('On hold');
    },
    /** Ticks a change that was on hold. */
    letGo: (name: string) => ticked(name).check(),
    /** Ticks every new warning, one after the other; there may be none. */
    acceptWarnings: async () => {
      await page.getByText(/records? checked/).waitFor();
      await expect(page.getByText('Checking again…')).toBeHidden();
      await page.evaluate(tickWarnings);
    },
    typeVersion: (text: string) => page.getByLabel('Type the version name shown in red').fill(text),
    name: (text: string) => page.getByRole('textbox', { name: 'Name', exact: true }).fill(text),
    note: (text: string) => page.getByRole('textbox', { name: 'Note (optional)' }).fill(text),
    publish: async () => {
      const button = page.getByRole('button', { name: /Publish \d/ });
      // What was put on hold last may have brought a warning after the others were accepted.
      await expect
        .poll(async () => {
          await page.evaluate(tickWarnings);
          return button.isEnabled();
        })
        .toBe(true);
      await button.click();
    },
  };
}

/** A list that is checked again at this moment may lose an entry: none of them is waited for. */
function tickWarnings(): void {
  const warnings = document.querySelectorAll<HTMLInputElement>('input[aria-label^="Accept: "]:enabled');
  for (const warning of warnings) if (!warning.checked) warning.click();
}

/** The releases of an environment, and the way back to one. */
export function createReleasesPage(page: Page, environment = 'dev', version = '1.4.0') {
  return {
    open: (number?: number) =>
      page.goto(`/releases${number === undefined ? '' : `/${number}`}?env=${environment}&v=${version}`),
    row: (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) }),
    rollBack: async (note: string) => {
      await page.getByRole('button', { name: 'Roll back to this release' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Note (optional)').fill(note);
      await dialog.getByRole('button', { name: 'Roll back to this release' }).click();
    },
    stillInDraft: page.getByText(/rolled-back changes? (is|are) still in the draft/),
    revert: async () => {
      await page.getByRole('button', { name: /^Revert \d+ records? to live/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Revert \d+ records? to live/ })
        .click();
    },
  };
}
