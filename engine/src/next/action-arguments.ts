import { readFileSync } from 'node:fs'
import { buildFolder } from '../environment/build-facts'
import { parseJson } from '../text/json'

/* Validates the arguments of a server action, which React 19.3 writes as numbered parts of a form. Strings in them that start with `$` refer to
   values and other parts. For arguments that React cannot read, Next.js responds with 500, logs a stack and calls the error tracker. */

/** How deep values may be nested. */
const MAX_DEPTH = 100
/** How many items a list of arguments may have. */
const MAX_ARGUMENTS = 1_000

/** Matches a string that stands for a value: an escaped `$`, a date, a number, `undefined`, a temporary reference, a bigint. */
const VALUE = /^\$(?:[$D]|(?:-?Infinity|-0|NaN|undefined|T|n-?\d{1,299})$)/
/** Matches a reference to another part: its kind and its number, perhaps with a path into the part. */
const PART = /^\$([@hQWiKBAOoUSsLlGgMmVRrXx]?)([\da-f]{1,6})(?::|$)/

/** Bytes per item of each kind of binary value. */
const BINARY: Record<string, number> = {
  ...{ B: 1, A: 1, O: 1, o: 1, U: 1, V: 1 },
  ...{ S: 2, s: 2 },
  ...{ L: 4, l: 4, G: 4 },
  ...{ g: 8, M: 8, m: 8 },
}

/** Whether React can read all arguments in a posted form. @param isCall whether a script posted the form, rather than the browser */
export function areArguments(form: FormData, isCall: boolean): boolean {
  if (isCall) return isList(partsOf(form, '').json(0)) && partsOf(form, '').isPart(0)
  const bound = [...form.keys()].flatMap((name) => /^\$ACTION_REF_(\w{1,20})$/.exec(name)?.[1] ?? [])
  return bound.every((name) => {
    const { json, isPart } = partsOf(form, `$ACTION_${name}:`)
    const { bound: list } = Object(json(0))
    return (list === null || isList(json(idIn(list)))) && isPart(0)
  })
}

const isList = (value: unknown) => Array.isArray(value) && value.length <= MAX_ARGUMENTS
const idIn = (text: unknown) => Number.parseInt(PART.exec(String(text))?.[2] ?? '', 16)

function partsOf(form: FormData, prefix: string) {
  const seen = new Set<number>()
  /** Parts that React has turned into an object. React rejects a second object of one part. */
  const usedParts = new Set<number>()
  const isFirstUse = (id: number) => {
    const isFirst = !usedParts.has(id)
    usedParts.add(id)
    return isFirst
  }

  function part(id: number): FormDataEntryValue | undefined {
    const all = form.getAll(prefix + id)
    return all.length === 1 ? all[0] : undefined
  }

  function json(id: number): unknown {
    const text = part(id)
    return typeof text === 'string' ? parseJson(text) : undefined
  }

  function isPart(id: number, depth = 0): boolean {
    if (seen.has(id)) return true
    seen.add(id)
    const value = json(id)
    return value !== undefined && isReadable(value, depth)
  }

  function isReadable(value: unknown, depth: number): boolean {
    if (typeof value === 'string') return !value.startsWith('$') || VALUE.test(value) || refers(value, depth)
    if (typeof value !== 'object' || value === null) return true
    const isReadableEntry = ([name, one]: [string, unknown]) =>
      name !== '__proto__' && isReadable(one, depth + 1)
    return depth < MAX_DEPTH && Object.entries(value).every(isReadableEntry)
  }

  function refers(text: string, depth: number): boolean {
    const [, kind] = PART.exec(text) ?? []
    if (kind === undefined) return false
    const id = idIn(text)
    const bytes = BINARY[kind]
    const one = part(id)
    if (bytes) return one instanceof Blob && one.size % bytes === 0 && isFirstUse(id)
    // Kinds that may be empty or end early: other fields of the form, and streams.
    if ('KRrXx'.includes(kind) && kind) return true
    const value = json(id)
    const isOfKind =
      (kind === 'h' && builtActions().has(Object(value).id)) ||
      ('QWi'.includes(kind) && kind && isItems(value, kind === 'Q') && isFirstUse(id)) ||
      kind === '@' ||
      (kind === '' && hasPath(value, text.split(':').slice(1)))
    return Boolean(isOfKind) && isPart(id, depth + 1)
  }
  return { json, isPart }
}

function isItems(value: unknown, areEntries: boolean): boolean {
  const isEntry = (item: unknown) => Array.isArray(item) || (typeof item === 'string' && item.startsWith('$'))
  return Array.isArray(value) && (!areEntries || value.every(isEntry))
}

function hasPath(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined || (typeof value === 'string' && value.startsWith('$'))) return true
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
  return hasPath(Object.getOwnPropertyDescriptor(value, name)?.value, rest)
}

let actionIds: Set<unknown> | undefined

/** The ids of all server actions in the build. */
function builtActions(): Set<unknown> {
  const manifest = () =>
    parseJson(readFileSync(buildFolder('server', 'server-reference-manifest.json'), 'utf8'))
  actionIds ??= new Set(Object.keys(Object(Object(manifest()).node)))
  return actionIds
}
