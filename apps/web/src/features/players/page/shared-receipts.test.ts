import { expect, it } from 'vitest';
import { sharedReceipts } from './shared-receipts.ts';

it('finds orders that came with one receipt', () => {
  const orders = [
    { orderId: 'A', receiptHash: 'r1' },
    { orderId: 'B', receiptHash: 'r2' },
    { orderId: 'C', receiptHash: 'r1' },
    { orderId: 'D', receiptHash: null },
    { orderId: 'E', receiptHash: null },
  ];
  expect([...sharedReceipts(orders)]).toEqual([
    ['A', 'C'],
    ['C', 'A'],
  ]);
  expect(sharedReceipts([]).size).toBe(0);
});
