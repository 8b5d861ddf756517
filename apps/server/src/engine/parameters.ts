/** Collects the values of a query while its text is put together. */
export type Parameters = { readonly values: unknown[]; add(value: unknown): string };

export function createParameters(first: readonly unknown[] = []): Parameters {
  const values = [...first];
  return {
    values,
    add(value) {
      values.push(value);
      return `$${values.length}`;
    },
  };
}
