import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { describe, expect, it } from 'vitest';
import { loadModule } from '../../../engine/load-module.ts';
import { partOf } from './part-of.ts';

const mission = await loadModule('mega-event-mission-setting');

function columnOf(name: string) {
  for (const field of mission.fields) {
    const column = fieldKindLogic(field.kind)
      .columns(field)
      .find((each) => each.name === name);
    if (column !== undefined) return { ...column, field };
  }
  throw new Error(`no column ${name}`);
}

describe('the part of a group in a cell', () => {
  const data = { goal: { action: 'login', count: 3 }, reset: 'daily' };

  it('is its field and its value', () => {
    expect(partOf(data, columnOf('goal.action'))).toMatchObject({ field: { kind: 'enum' }, value: 'login' });
    expect(partOf(data, columnOf('goal.count'))).toMatchObject({ field: { key: 'count' }, value: 3 });
    expect(partOf({}, columnOf('goal.count'))?.value).toBeUndefined();
  });

  it('is none where the column holds a field, or a language of one', () => {
    expect(partOf(data, columnOf('reset'))).toBeNull();
    expect(partOf(data, columnOf('description.en'))).toBeNull();
  });
});
