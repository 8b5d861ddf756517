import { describe, expect, it } from 'vitest';
import { pathBeside, pathFromName } from './file-path.ts';
import { FILE_TYPES } from './file-type.ts';

const png = FILE_TYPES[0] as (typeof FILE_TYPES)[number];

describe('a path', () => {
  it.each([
    ['Jade Dragon (final).PNG', 'image/jade-dragon-final.png'],
    ['Élan.v2.jpeg', 'image/elan-v2.png'],
    ['翡翠.png', 'image/file.png'],
    ['../../etc/passwd', 'image/passwd.png'],
    ['icon', 'image/icon.png'],
  ])('follows from the name %s', (name, path) => {
    expect(pathFromName('image', name, png)).toBe(path);
  });

  it('makes room for another file of the same name', () => {
    expect(pathBeside('image/icon.png', 'abcdef0123456789')).toBe('image/icon-abcdef01.png');
  });
});
