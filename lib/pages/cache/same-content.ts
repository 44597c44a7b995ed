/** Results for long lists, so that a list that many pages share is compared once. */
const verdicts = new WeakMap<object, WeakMap<object, boolean>>()
const LONG = 20

/** Whether two pieces of plain data are equal. Unchanged records are the same objects, so comparing them costs nothing. */
export function isSameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.length < LONG ? hasSameValues(a, b, keys) : remembered(a, b, keys)
}

function hasSameValues(a: Record<string, unknown>, b: Record<string, unknown>, keys: string[]): boolean {
  return (
    Array.isArray(a) === Array.isArray(b) && keys.every((key) => key in b && isSameContent(a[key], b[key]))
  )
}

function remembered(a: Record<string, unknown>, b: Record<string, unknown>, keys: string[]): boolean {
  const ofA = verdicts.get(a) ?? new WeakMap<object, boolean>()
  verdicts.set(a, ofA)
  const verdict = ofA.get(b) ?? hasSameValues(a, b, keys)
  ofA.set(b, verdict)
  return verdict
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
