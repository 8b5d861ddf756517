import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';

/** Two ends, told apart by what is said before them. */
const ENGLISH = `command,speaker,text,param,goto_line,flag
bg,,,battle-background/region-0.svg,,
show,Ember Fox,,left,,
say,Ember Fox,Which way?,,,
choice,,,,,
option,,Down to the mill,,5,to_mill
option,,Up the hill,,7,to_hill
say,Miller,Fresh bread!,,,
end,,,,,
say,Narrator,What a view.,,,
end,,,,,
`;

const CHINESE = ENGLISH.replace('Which way?', '走哪邊？')
  .replace('Down to the mill', '下山到磨坊')
  .replace('Up the hill', '上山')
  .replace('Fresh bread!', '剛出爐的麵包！')
  .replace('What a view.', '風景真好。');

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function apply(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read the preview.' }).check();
  await page.getByRole('button', { name: 'Apply to dev-1.4.0' }).click();
  await expect(page.getByText('The script was saved to the draft.')).toBeVisible();
}

test('a story comes from a script, and is played to each of its ends in two languages', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/upload-avg-file?env=dev&v=1.4.0&story=9301&language=en');
  const story = page.getByRole('group', { name: 'Story' });
  await expect(story).toContainText('When it rains I count the drops.');
  await page.getByRole('checkbox', { name: 'Replace the whole story' }).check();
  await choose(
    page,
    'broken.csv',
    ENGLISH.replace('Miller', 'Nobody At All').replace('end,,,,,\nsay', 'jump,,,5,,\nsay'),
  );
  const problems = page.getByRole('list', { name: 'Problems by line' });
  await expect(problems).toContainText('no character is called “Nobody At All”');
  await expect(problems).toContainText('never reaches an end');
  await expectAccessible();

  await choose(page, 'english.csv', ENGLISH);
  await expect(page.getByText('No problems found.')).toBeVisible();
  await apply(page);
  await story.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(story).toContainText('Fresh bread!');
  await page.keyboard.press('Enter');
  await expect(story).toContainText('End of the story');
  await page.getByRole('button', { name: 'Restart' }).click();
  // The keys work after the buttons, too: Continue is disabled at the choice.
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.keyboard.press('2');
  await expect(story).toContainText('What a view.');

  await page.getByRole('checkbox', { name: 'Replace the whole story' }).uncheck();
  const languages = page.getByRole('radiogroup', { name: 'Language of the script' });
  await languages.getByText('繁體中文').click();
  await choose(page, 'chinese.csv', CHINESE);
  await apply(page);
  await story.focus();
  for (const key of ['Enter', '2']) await page.keyboard.press(key);
  await expect(story).toContainText('風景真好。');
  for (const key of ['ArrowLeft', '1']) await page.keyboard.press(key);
  await expect(story).toContainText('剛出爐的麵包！');
  await expectAccessible();

  await page.getByRole('link', { name: 'Open the story' }).click();
  await page.getByRole('tab', { name: 'Play the story' }).click();
  await expect(page.getByRole('group', { name: 'Story' })).toContainText('Which way?');

  // A talk in messages is played through all its parts, to the end of each answer.
  await page.goto('/whatsex-thread-setting/661~1/edit?env=dev&v=1.4.0');
  const thread = page.getByRole('group', { name: 'Story', exact: true });
  await expect(thread).toContainText('How many loaves did you see this morning?');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No problems found.' }).first()).toBeVisible();
  await thread.focus();
  for (const key of ['ArrowRight', 'ArrowRight', '1']) await page.keyboard.press(key);
  await expect(thread).toContainText('I saw a tail behind the oven.');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(thread).toContainText('End of the story');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', '2']) await page.keyboard.press(key);
  await expect(thread).toContainText('It was a very good half.');
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(thread).toContainText('End of the story');
  await expectAccessible();
});

test('a subthread is played from where it begins, and problems of its thread name the subthread', async ({
  page,
  signIn,
  api,
}) => {
  const subthreads = { module: 'whatsex-subthread-setting' };
  await api.copy(subthreads, '661~1~2', { subthread_id: 9, order: 9 });
  await signIn('admin', '/whatsex-subthread-setting/661~1/2/edit?env=dev&v=1.4.0');
  const thread = page.getByRole('group', { name: 'Story', exact: true });
  await expect(thread).toContainText('I saw a tail behind the oven.');
  const problems = page.getByRole('list', { name: 'Problems by line' });
  await expect(problems.getByRole('button', { name: /^Line \d+ · Subthread 9$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(thread).toContainText('How many loaves did you see this morning?');
  await api.remove(subthreads, '661~1~9');
});
