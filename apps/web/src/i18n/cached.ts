/**
 * Calls `make` once for each key and keeps what it answers. For formats of the browser: making one takes
 * a hundred times as long as using it, and a list uses one in every cell.
 */
export function cached<Key extends string | number, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}
