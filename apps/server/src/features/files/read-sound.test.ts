import { describe, expect, it } from 'vitest';
import { mp3Of, oggOf } from '../../testing/media-files.ts';
import { detectFileType } from './file-type.ts';
import { readSound } from './read-sound.ts';

function read(bytes: Buffer) {
  const type = detectFileType(bytes);
  if (type === null) throw new Error('A sound of no known type');
  return readSound(bytes, type);
}

/** A text of an ID3 tag. */
function tagged(title: string, sound: Buffer): Buffer {
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(title)]);
  const frame = Buffer.concat([Buffer.from('TIT2\0\0\0'), Buffer.from([text.length, 0, 0]), text]);
  return Buffer.concat([
    Buffer.from('ID3\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([frame.length]),
    frame,
    sound,
  ]);
}

describe('a sound', () => {
  it('tells its length', async () => {
    expect((await read(oggOf(3))).milliseconds).toBe(3000);
    expect((await read(mp3Of(100))).milliseconds).toBeCloseTo(2612, -2);
  });

  it('tells its title', async () => {
    expect(await read(tagged('Ember Song', mp3Of(40)))).toMatchObject({ title: 'Ember Song', artist: null });
  });

  it.each([
    ['an Ogg file cut off', oggOf(3).subarray(0, -2)],
    ['an Ogg file without its last part', oggOf(3).subarray(0, -31)],
    ['an Ogg file of nothing', Buffer.from('OggS........')],
    ['an MP3 without frames', Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')],
    [
      'noise behind a beginning',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0', 'latin1'), Buffer.alloc(400, 7)]),
    ],
  ])('%s is refused', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'sound_damaged' });
  });
});
