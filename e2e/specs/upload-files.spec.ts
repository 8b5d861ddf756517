import { deflateSync, crc32 } from 'node:zlib';
import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

/** A PNG of one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Silence as an MP3: frames of 26 milliseconds. */
function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

test('pictures are checked one by one and uploaded as one change; music gets a loop', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/upload-asset?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Upload Asset');
  const files = page.locator('input[type=file]');
  await files.setInputFiles([
    { name: 'Moss Badge.png', mimeType: 'image/png', buffer: png(128, 128) },
    { name: 'Moss Banner.png', mimeType: 'image/png', buffer: png(64, 32) },
  ]);
  await expect(page.getByText('icon/moss-badge.png')).toBeVisible();
  await expect(page.getByText(/64×32. Pictures in “icon” must be 128×128/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByRole('link', { name: 'icon/moss-badge.png' })).toBeVisible();
  await files.setInputFiles({ name: 'Moss Badge.png', mimeType: 'image/png', buffer: png(128, 128) });
  await expect(page.getByText('Accepted')).toBeVisible();

  await page.goto(`/upload-sound-asset?${PLACE}`);
  await files.setInputFiles({ name: 'Moss Song.mp3', mimeType: 'audio/mpeg', buffer: mp3(80) });
  await expect(page.getByText('bgm/moss-song.mp3')).toBeVisible();
  await page.getByLabel('Loop start (ms)').fill('400');
  await page.getByLabel('Loop end (ms)').fill('1600');
  await page.keyboard.press('Tab');
  await expectAccessible();
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('link', { name: 'bgm/moss-song.mp3' }).click();
  await expect(page.getByLabel('Loop start (ms)')).toHaveValue('400');
});

test('the library shows files by folder, and which records a replacement would change', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/file-setting?${PLACE}`);
  await page.getByRole('button', { name: /^arena/ }).click();
  await page.getByRole('button', { name: 'Replace everywhere: arena/a.svg' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('arena/b');
  await page.getByRole('dialog').getByTitle('arena/b.svg').click();
  const question = page.getByRole('dialog', { name: /Replace “arena\/a.svg” with “arena\/b.svg”/ });
  await expect(question).toContainText('Beacon PvP classes · Icon');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expectAccessible();
  await page.getByRole('link', { name: 'Table view' }).click();
  await expect(page.getByRole('columnheader', { name: /^Path/ })).toBeVisible();
});
