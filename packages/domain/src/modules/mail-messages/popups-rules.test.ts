import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const PRODUCT: RecordData = {
  mall_id: 1,
  status: 'active',
  package_type: 'normal',
  prices: null,
  gem_price: [{ asset_kind: 'gem', amount: 1 }],
  limit_period: 'none',
  timeslot: ALWAYS,
};
const NO_JUMP = {
  jump_type: 'none',
  jump_feature: null,
  jump_module: null,
  jump_record_id: null,
  jump_avg_id: null,
  jump_url: null,
};
const JUMP = { ...NO_JUMP, jump_type: 'record', jump_module: 'mall-setting', jump_record_id: '9' };
const popups = (change: JsonObject, product: JsonObject = {}): Records => ({
  'mall-setting': [{ ...PRODUCT, ...product }],
  'last-chance-popup-setting': [
    {
      id: 1,
      name: text('P'),
      trigger: 'leave_shop',
      show_before_hours: null,
      target_module: 'mall-setting',
      target_id: 1,
      ...NO_JUMP,
      ...change,
    },
  ],
});
const page = (change: JsonObject = {}) => ({
  image: { path: 'banner/default.svg' },
  text: text('Page'),
  ...NO_JUMP,
  ...change,
});
const messages = (layout: string, ...pages: readonly JsonObject[]): Records => ({
  'mall-setting': [PRODUCT],
  iam: [
    {
      id: 1,
      name: 'M',
      layout,
      pages,
      trigger: 'app_open',
      trigger_level: null,
      trigger_event: null,
      timeslot: ALWAYS,
    },
  ],
});
const problemsOf = (records: Records) =>
  releaseProblems(registry, records, ['target_id', 'jump_record_id', 'pages.0.jump_record_id']);

it.each<readonly [string, Records]>([
  ['a pop-up', popups({})],
  ['a pop-up before the end', popups({ trigger: 'package_ending', show_before_hours: 24 })],
  ['a banner of one page', messages('banner', page())],
  ['several pages', messages('carousel', page(), page())],
])('%s has no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  [
    'a pop-up about what is off',
    popups({}, { status: 'suspended' }),
    'last-chance-popup-setting 1 target_id kind_not_allowed',
  ],
  [
    'a pop-up about what is not there',
    popups({ target_id: 2 }),
    'last-chance-popup-setting 1 target_id reference_missing',
  ],
  [
    'a button that leads nowhere',
    popups(JUMP),
    'last-chance-popup-setting 1 jump_record_id reference_missing',
  ],
  ['a banner of two pages', messages('banner', page(), page()), 'iam 1 pages too_many'],
  ['several pages that are one', messages('carousel', page()), 'iam 1 pages too_few'],
  [
    'a page that leads nowhere',
    messages('modal', page(JUMP)),
    'iam 1 pages.0.jump_record_id reference_missing',
  ],
])('the rules of messages notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});
