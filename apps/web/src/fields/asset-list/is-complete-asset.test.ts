import { expect, it } from 'vitest';
import { isCompleteAsset } from './is-complete-asset.ts';

it('is complete with an amount, and a record where there is one to choose', () => {
  expect(isCompleteAsset({ asset_kind: 'gem', amount: 5 })).toBe(true);
  expect(isCompleteAsset({ asset_kind: 'item', target_id: 1001, amount: 5 })).toBe(true);
});

it('is not without the record, the amount or a kind', () => {
  expect(isCompleteAsset({ asset_kind: 'item', amount: 5 })).toBe(false);
  expect(isCompleteAsset({ asset_kind: 'item', target_id: null, amount: 5 })).toBe(false);
  expect(isCompleteAsset({ asset_kind: 'gem', amount: null })).toBe(false);
  expect(isCompleteAsset({ asset_kind: 'moonshine', amount: 5 })).toBe(false);
});
