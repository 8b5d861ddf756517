import { describe, expect, it } from 'vitest';
import { deliveryOf, EMPTY_FORM, missingIn, type DeliveryForm } from './delivery-form.ts';

const text = { en: 'Hello', zh: '您好', jp: 'こんにちは' };
const whole: DeliveryForm = { ...EMPTY_FORM, title: text, body: text, list: '1:7\nnobody' };

describe('a delivery that is being written', () => {
  it('says what is missing first', () => {
    expect(missingIn(EMPTY_FORM)).toBe('title');
    expect(missingIn({ ...whole, title: { ...text, jp: ' ' } })).toBe('title');
    expect(missingIn({ ...whole, body: { en: 'Hello' } })).toBe('body');
    expect(missingIn({ ...whole, rewards: [{ asset_kind: 'coin', amount: null }] })).toBe('rewards');
    expect(missingIn({ ...whole, expireDays: null })).toBe('expireDays');
    expect(missingIn({ ...whole, list: ' \n' })).toBe('recipients');
    expect(missingIn({ ...whole, audience: 'view' })).toBe('recipients');
    expect(missingIn({ ...whole, audience: 'everybody', list: '' })).toBeNull();
    expect(missingIn(whole)).toBeNull();
  });

  it('asks for every server unless some were chosen', () => {
    expect(deliveryOf(whole, [1, 2]).recipients).toEqual({
      kind: 'ids',
      servers: [1, 2],
      ids: ['1:7', 'nobody'],
    });
    const some: DeliveryForm = { ...whole, audience: 'everybody', servers: [2] };
    expect(deliveryOf(some, [1, 2]).recipients).toEqual({ kind: 'everybody', servers: [2] });
  });
});
