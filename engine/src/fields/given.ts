/** A property; nothing when it is empty: readers of structured data report an empty one as an error. */
export const given = <K extends string, V>(key: K, value: V) =>
  value ? ({ [key]: value } as Record<K, NonNullable<V>>) : {}
