import { describe, expect, it } from 'vitest';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { describePath, pathLabel } from './path-label.ts';

const text = (en: string) => ({ en, zh: en, jp: en });
const module = resolveModule({
  key: 'banner',
  family: 'f',
  titles: { title: text('Banners'), record: text('Banner') },
  fields: {
    name: { kind: 'localized_text', label: text('Name') },
    stats: { kind: 'stat_block', requiredStats: ['atk'], label: text('Stats') },
    slot: { kind: 'timeslot', label: text('Open') },
    jump: {
      kind: 'group',
      label: text('Jump'),
      fields: { hint: { kind: 'localized_text', label: text('Hint') } },
    },
    groups: {
      kind: 'rows',
      label: text('Groups'),
      fields: { weight: { kind: 'integer', label: text('Weight') } },
    },
  },
});

describe('the name of a place in a record', () => {
  it.each([
    ['name', 'Name'],
    ['name.jp', 'Name · 日本語'],
    ['stats.atk', 'Stats · Attack'],
    ['jump.hint', 'Jump · Hint'],
    ['jump.hint.jp', 'Jump · Hint · 日本語'],
    ['groups.0', 'Groups, no. 1'],
    ['groups.2.weight', 'Groups, no. 3 · Weight'],
    ['slot.periods.0.start_date', 'Open · Period 1 · Opens'],
    ['gone_field', 'gone_field'],
  ])('%s is called %s', (path, label) => {
    expect(pathLabel(module, path, 'en')).toBe(label);
  });

  it('tells a whole value from a part of it', () => {
    expect(describePath(module, 'groups.2.weight', 'en')).toMatchObject({
      field: { key: 'weight' },
      part: null,
    });
    expect(describePath(module, 'groups.2', 'en')).toMatchObject({ field: { key: 'groups' }, part: '2' });
    expect(describePath(module, 'gone_field', 'en').field).toBeUndefined();
  });
});
