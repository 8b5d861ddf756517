import { expect, it } from 'vitest';
import { LANGUAGES } from '../core/language.ts';
import type { RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { petSetting } from '../modules/pets/pet-setting.ts';
import { moduleIssueText } from '../texts/module-issue-text.ts';
import { validateRecord } from './validate-record.ts';

const module = registry.get(petSetting.key);
const records: Readonly<Record<string, RecordData>> = {
  'item-setting 1021': { item_id: 1021, item_type: 'ticket' },
};

/** What is said of a pet that is summoned with a ticket. */
const kindSentences = () => {
  const found = validateRecord(
    module,
    { pet_id: 1, spirit_item_id: 1021 },
    {
      findRecord: (key, id) => records[`${key} ${id}`],
      findModule: (key) => registry.find(key),
    },
  ).find(({ code }) => code === 'kind_not_allowed');
  return found && LANGUAGES.map((language) => moduleIssueText(found, language, { module }));
};

it('names what a record is by the labels of its screen', () => {
  expect(kindSentences()).toEqual([
    'choose a record with Type “Fragment”; “Ticket” is not allowed here',
    '請選擇類型為「碎片」的資料；此處不可使用「票券」',
    '種類が「かけら」のデータを選んでください。「チケット」はここでは使えません',
  ]);
});

it('names the kind of a period by its label', () => {
  const issue = {
    path: 'timeslot.type',
    code: 'kind_not_allowed',
    params: { value: 'event_trigger' },
    severity: 'error',
  } as const;
  expect(moduleIssueText(issue, 'zh', { module: registry.get('quest-setting') })).toBe(
    '此處不可使用「活動觸發」',
  );
});
