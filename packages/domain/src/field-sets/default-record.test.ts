import { plantedProblems } from '@quartermaster/testkit/records/planted-problems';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from '../modules/index.ts';
import { recordIdOf } from '../record/identity.ts';

const game = demoConfiguration();
const isDefault = (data: RecordData) => data['default'] === true || data['obtain_type'] === 'default';

describe('the record that every player begins with', () => {
  it.each([
    'lobby-setting',
    'role-setting',
    'secretary-setting',
    'secretary-skin-setting',
    'palace-background-setting',
    'icon-border-setting',
  ])('%s: cannot be switched off', (key) => {
    const record = (game[key] ?? []).find(isDefault) ?? {};
    const id = recordIdOf(registry.get(key), record);
    const problemsOf = (status: string) => plantedProblems(registry, game, [key, id, { status }]);
    expect(problemsOf('active')).toEqual([]);
    expect(problemsOf('inactive')).toContain('status allowed_when');
  });
});
