import { describe, expect, it } from 'vitest';
import { plainText, type RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { recordIdOf } from '../record/identity.ts';
import { isTimeslotOpen } from '../simulation/is-timeslot-open.ts';
import { validateConfiguration } from '../validation/validate-configuration.ts';
import { validateFields } from '../validation/validate-fields.ts';
import { demoConfiguration } from './demo-configuration.ts';
import { demoDraft, demoDraftFiles } from './demo-draft.ts';
import { demoFiles, fileRecords } from './files.ts';
import { placeholdersOf } from '../fields/placeholders.ts';

type Configuration = ReturnType<typeof demoConfiguration>;

function problemsOf(configuration: Configuration, isProtected: boolean) {
  return validateConfiguration({
    registry,
    isProtected,
    isWhole: true,
    records: (key) => {
      const module = registry.get(key);
      return (configuration[key] ?? []).map((data) => ({ recordId: recordIdOf(module, data), data }));
    },
  });
}

function withDraft(configuration: Configuration): Configuration {
  const next: Record<string, readonly RecordData[]> = { ...configuration };
  const files = [...demoFiles(), ...demoDraftFiles()];
  next['file-setting'] = fileRecords(files);
  for (const { module: key, data } of demoDraft().flatMap((change) => change.edits)) {
    const module = registry.get(key);
    const id = recordIdOf(module, data);
    next[key] = [...(next[key] ?? []).filter((record) => recordIdOf(module, record) !== id), data];
  }
  return next;
}

describe('the demo game', () => {
  const configuration = demoConfiguration();

  it.each(['2019-02-28', '2026-11-26', '2031-07-04'])('is in the middle of its season on %s', (day) => {
    const now = new Date(`${day}T12:00:00Z`);
    const embers = demoConfiguration(now)['gachapon-setting']?.find((data) => data['gachapon_id'] === 3007);
    const lookup = { timeZone: 'UTC', eventTimeslot: () => undefined };
    expect(isTimeslotOpen(embers?.['timeslot'], now, lookup)).toBe(true);
    const board = demoConfiguration(now)['announcement-setting'] ?? [];
    const isShown = (data: RecordData) =>
      data['status'] === 'active' && isTimeslotOpen(data['timeslot'], now, lookup);
    expect(board.filter(isShown).length).toBeGreaterThan(board.length / 2);
    const harvest = demoDraft(now)
      .flatMap(({ edits }) => edits)
      .find(({ module }) => module === 'special-event-setting');
    expect(plainText(harvest?.data['claim_end_at']) > now.toISOString()).toBe(true);
    expect(problemsOf(demoConfiguration(now), true)).toEqual(problemsOf(configuration, true));
  });

  it('has records in every module', () => {
    expect(Object.keys(configuration).sort()).toEqual(registry.modules.map((module) => module.key).sort());
    const counts = Object.fromEntries(
      Object.entries(configuration).map(([key, records]) => [key, records.length]),
    );
    expect(counts).toMatchObject({
      'item-setting': 400,
      'pet-setting': 120,
      'pet-rarity-setting': 6,
      'pet-job-setting': 6,
      'skill-setting': 300,
      'effect-setting': 21,
      'level-setting': 160,
      'gachapon-setting': 10,
      'battle-setting': 321,
      'chapter-setting': 13,
      'pve-tower-setting': 8,
      'pve-floor-setting': 130,
      'event-tower-level-setting': 30,
      'mall-setting': 42,
      'server-setting': 3,
      'guild-setting': 1,
      'special-event-setting': 3,
      'item-reward-setting': 18,
      'item-control': 17,
      'pet-skill-setting': 566,
      'god-setting': 30,
      'god-level-setting': 1000,
      'god-star-setting': 160,
      'equipment-setting': 60,
      'equipment-set-setting': 10,
      'equipment-upgrade-cost-setting': 145,
      'title-setting': 27,
      'user-level-setting': 100,
      'quest-setting': 31,
      'daily-activity-setting': 13,
      'weekly-activity-setting': 10,
      'secret-command-setting-v2': 2,
      'growth-mission-setting': 6,
    });
  });

  it.each(registry.modules.map((module) => [module.key, module] as const))(
    'writes %s without a problem',
    (key, module) => {
      const records = configuration[key] ?? [];
      expect(records.flatMap((data) => validateFields(module, data, { byConsole: true }))).toEqual([]);
    },
  );

  it('can be released to a protected environment, with one honest warning', () => {
    const problems = problemsOf(configuration, true);
    expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(new Set(problems.map((problem) => `${problem.module} ${problem.code}`))).toEqual(
      new Set(['item-setting duplicate']),
    );
  });

  it('has a draft that an open environment may release, and a protected one not yet', () => {
    const draft = withDraft(configuration);
    expect(problemsOf(draft, false).filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(problemsOf(draft, true).filter((problem) => problem.severity === 'error')).toMatchObject([
      { module: 'pet-setting', recordId: '10030', code: 'text_missing' },
    ]);
  });

  it.each([
    'item-setting',
    'item-reward-setting',
    'asset-auto-exchange-setting',
    'pet-skill-setting',
    'pet-job-setting',
    'pet-rarity-setting',
    'god-setting',
    'god-skill-setting-v2',
    'effect-setting',
    'skill-setting',
    'equipment-setting',
    'title-setting',
    'battle-setting',
    'battle-background-setting',
    'chapter-setting',
    'pve-floor-setting',
    'event-tower-reward-setting',
    'event-tower-level-setting',
    'mall-setting',
    'login-package-setting',
    'message-effect-setting',
    'daily-activity-setting',
    'growth-mission-setting',
    'monument-reward-setting',
    'pvp-class-setting',
    'pvp-bot-setting',
    'pvp-conversation-setting',
    'pvp-weekly-reward-setting',
    '3v3-group-setting',
    '3v3-group-order-setting',
    '3v3-accumulate-reward-setting',
  ])('shows every choice of %s at least once', (key) => {
    const unused = registry.get(key).fields.flatMap((field) => {
      if (field.kind !== 'enum' || field.of.key === 'stat-key' || field.key === 'status') return [];
      const used = new Set((configuration[key] ?? []).map((data) => data[field.key]));
      return field.of.values.flatMap(({ value }) => (used.has(value) ? [] : [`${field.key}=${value}`]));
    });
    expect(unused).toEqual([]);
  });

  it('knows every status', () => {
    const statuses = new Set(
      Object.values(configuration).flatMap((records) => records.map((data) => data['status'])),
    );
    expect(statuses).toEqual(new Set(['active', 'inactive', 'not_open', 'suspended']));
  });

  it('fills every text in three languages that differ in script', () => {
    const texts = (configuration['localization'] ?? []).filter((data) => data['key'] !== 'ui.button.ok');
    expect(texts).toHaveLength(80);
    for (const { key, en, zh, jp } of texts) {
      expect([
        key,
        /[\u3400-\u9fff]/.test(plainText(zh)),
        /[\u3040-\u30ff\u3400-\u9fff]/.test(plainText(jp)) || jp === 'NEW',
      ]).toEqual([key, true, true]);
      expect([key, placeholdersOf(plainText(zh)), placeholdersOf(plainText(jp))]).toEqual([
        key,
        placeholdersOf(plainText(en)),
        placeholdersOf(plainText(en)),
      ]);
    }
  });
});

describe('the pictures of the demo', () => {
  const files = [...demoFiles(), ...demoDraftFiles()];

  it('are small, plain and named once', () => {
    expect(new Set(files.map((file) => file.path)).size).toBe(files.length);
    for (const file of files) {
      expect([file.path, new TextEncoder().encode(file.text).length <= 2048]).toEqual([file.path, true]);
      expect(file.text).not.toMatch(/script|href|on[a-z]+=|url\((?!#)/i);
    }
  });

  it('tell their exact size', () => {
    const records = fileRecords(files);
    expect(records.map((record) => record['size_bytes'])).toEqual(
      files.map((file) => new TextEncoder().encode(file.text).length),
    );
  });
});
