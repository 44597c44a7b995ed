/** An object with one property, or none if the value is empty: validators of structured data report empty properties as errors. */
export const given = <K extends string, V>(key: K, value: V) =>
  value ? ({ [key]: value } as Record<K, NonNullable<V>>) : {}
