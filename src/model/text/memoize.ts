/** Wraps a function so that it runs once per argument. */
export function memoize<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.has(key) ? (values.get(key) as Value) : read(key);
    values.set(key, value);
    return value;
  };
}
