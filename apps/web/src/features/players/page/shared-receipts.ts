type Order = { readonly orderId: string; readonly receiptHash: string | null };

/** Orders that came with the receipt of another one, each with an order it shares it with. */
export function sharedReceipts(orders: readonly Order[]): ReadonlyMap<string, string> {
  const byReceipt = Map.groupBy(
    orders.filter(({ receiptHash }) => receiptHash !== null),
    ({ receiptHash }) => receiptHash,
  );
  const shared = new Map<string, string>();
  for (const sharing of byReceipt.values()) {
    for (const [index, { orderId }] of sharing.entries()) {
      const twin = sharing[(index + 1) % sharing.length];
      if (twin && twin.orderId !== orderId) shared.set(orderId, twin.orderId);
    }
  }
  return shared;
}
