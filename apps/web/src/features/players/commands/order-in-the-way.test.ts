import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { orderInTheWay } from './order-in-the-way.ts';

it('finds the order that a refusal names', () => {
  expect(orderInTheWay(new ApiError(409, { conflict: { orderId: 'EF-1' } }))).toBe('EF-1');
  expect(orderInTheWay(new ApiError(409, { conflict: { revision: 3 } }))).toBeNull();
  expect(orderInTheWay(new ApiError(409, {}))).toBeNull();
  expect(orderInTheWay(new Error('lost'))).toBeNull();
});
