type Properties = Record<string, unknown>

/** Merges objects property by property. Lists, functions and all other values are replaced. */
export function merged<T extends object, U extends object>(defaults: T, changes: U): T & U {
  const result: Properties = Object.fromEntries(Object.entries(defaults))
  for (const [name, change] of Object.entries(changes)) {
    const before = result[name]
    if (change !== undefined)
      result[name] = isObject(before) && isObject(change) ? merged(before, change) : change
  }
  return result as T & U
}

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
