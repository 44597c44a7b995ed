/** Caches the result per object, for as long as the object lives. */
export function oncePerObject<T extends object, U>(make: (source: T) => U): (source: T) => U {
  const made = new WeakMap<T, U>()
  return (source) => {
    const result = made.get(source) ?? make(source)
    made.set(source, result)
    return result
  }
}
