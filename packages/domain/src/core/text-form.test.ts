import { describe, expect, it } from 'vitest';
import { issueText } from '../texts/issues.ts';
import { issue } from './issue.ts';
import { LANGUAGES } from './language.ts';
import { expressionOf, TEXT_FORMS, type TextForm } from './text-form.ts';

const FORMS = Object.keys(TEXT_FORMS) as TextForm[];

/** A text of each form, and one that nearly is. */
const SAMPLES: Readonly<Record<TextForm, readonly [fits: string, fails: string]>> = {
  mark: ['hit_2', 'Hit 2'],
  mark_of_letters: ['attack_up', 'attack_2'],
  text_key: ['Ui.title_1-$x', 'ui title'],
  screen_name: ['gachapon-setting', 'gachapon_setting'],
  record_name: ['12~3', '12|3'],
  identity: ['moss', 'moss~2'],
  product_name: ['gems.60', 'gems 60'],
  file_path: ['ui/frame-2.png', '/ui/frame-2.png'],
  hash: ['', '0g'],
  https_address: ['https://example.com/', 'http://example.com/'],
  https_base: ['https://example.com', 'https://example.com/'],
  web_base: ['http://127.0.0.1:8001', 'game.example.com'],
  month_day: ['02-29', '13-01'],
  wss_address: ['wss://example.com', 'ws://example.com'],
  client_version: ['1.4.0', '1.4'],
  time_zone: ['Asia/Taipei', 'UTC +8'],
  date_time: ['2026-12-24 18:00:00', '2026-12-24T18:00:00Z'],
  color: ['#1a2b3c', '#1A2B3C'],
  positive_number: ['999999999', '0'],
  number_list: ['1,2', '1, 2'],
  account_list: ['100200\n100201, 100202', '100200; 100201'],
  player_code: ['MOSS2026', 'MOS'],
  code_beginning: ['MOSS', 'MOSSMOSS'],
  device: ['8F2C-41D0', '8F2'],
  ip_address: ['2001:db8::7', '203.0.113.256'],
  ip_range: ['203.0.113.0/24', '203.0.113.0/33'],
  narrow_ip_range: ['203.0.0.0/16', '203.0.0.0/15'],
  country: ['TW', 'Taiwan'],
  name_with_rarity: ['Reveal SSR+', 'Reveal'],
  environment_key: ['dev-2', '2dev'],
  version_name: ['1.4.0', '1.4.0 beta'],
  login_name: ['low_cs', 'Low cs'],
  order_number: ['GPA.3301-22', 'GPA'],
  machine_name: ['node-1.example', '-node'],
  visible_text: ['星狐 Fox ★', '\u202eStarfox'],
  sha256: ['0'.repeat(64), '0'.repeat(63)],
};

describe('a form of a text', () => {
  it.each(FORMS)('%s tells what has it from what has not', (form) => {
    const [fits, fails] = SAMPLES[form];
    expect([expressionOf(form).test(fits), expressionOf(form).test(fails)]).toEqual([true, false]);
  });

  it.each(FORMS)('%s is asked for in words, in each language its own', (form) => {
    const texts = LANGUAGES.map((language) => issueText(issue('', 'pattern', { form }), language));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    expect(texts.filter((text) => text === '' || text.includes(TEXT_FORMS[form].pattern))).toEqual([]);
  });

  it('that an earlier release told by its expression is refused without it', () => {
    const text = issueText(issue('', 'pattern', { pattern: '^[a-z]+$' }), 'en');
    expect(text).toBe('has an invalid format');
  });
});
