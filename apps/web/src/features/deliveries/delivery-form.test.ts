import { describe, expect, it } from 'vitest';
import { deliveryOf, EMPTY_FORM, formOf, missingIn, type DeliveryForm } from './delivery-form.ts';

const text = { en: 'Hello', zh: '您好', jp: 'こんにちは' };
const whole: DeliveryForm = { ...EMPTY_FORM, title: text, body: text, list: '1:7\nnobody' };

describe('a delivery that is being written', () => {
  it('says what is missing first', () => {
    expect(missingIn(EMPTY_FORM)).toBe('title');
    expect(missingIn({ ...whole, title: { ...text, jp: ' ' } })).toBe('title');
    expect(missingIn({ ...whole, body: { en: 'Hello' } })).toBe('body');
    expect(missingIn({ ...whole, rewards: [{ asset_kind: 'coin', amount: null }] })).toBe('rewards');
    expect(missingIn({ ...whole, rewards: [{ asset_kind: 'item', amount: 1 }] })).toBe('rewards');
    expect(missingIn({ ...whole, sendAt: '2/12/2026 11:00' })).toBe('sendAt');
    expect(missingIn({ ...whole, sendAt: '2026-12-02 11:00:00' })).toBeNull();
    expect(missingIn({ ...whole, expireDays: null })).toBe('expireDays');
    expect(missingIn({ ...whole, list: ' \n' })).toBe('recipients');
    expect(missingIn({ ...whole, audience: 'condition' })).toBe('recipients');
    expect(missingIn({ ...whole, audience: 'condition', search: { server: '1' } })).toBe('recipients');
    expect(missingIn({ ...whole, audience: 'condition', search: { vip_from: '3' } })).toBeNull();
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

  it('says what a delivery was made from', () => {
    const form = formOf({
      title: text,
      body: text,
      rewards: [{ assetKind: 'coin', targetId: null, amount: 5 }],
      expireDays: 7,
      sendAt: null,
      recipients: { kind: 'ids', servers: [1], ids: ['1:7', 'nobody'] },
    });
    expect(deliveryOf(form, [1, 2])).toEqual({
      title: text,
      body: text,
      rewards: [{ asset_kind: 'coin', target_id: null, amount: 5 }],
      expire_days: 7,
      send_at: null,
      recipients: { kind: 'ids', servers: [1], ids: ['1:7', 'nobody'] },
    });
  });
});
