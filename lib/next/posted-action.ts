import { z } from 'zod'
import { parseJson } from '../format/json'

/*
 * The format in which React 19.3 posts a form to a server action of Next.js 16.4, by script or by the browser alone. Next.js answers 500,
 * with a stack in the log, to anything else under the names that React uses. A post is therefore checked before Next.js decodes it: the
 * form is the last argument, only plain data comes before it, and there are as many arguments as the action takes.
 */

/** React escapes a text that begins with `$` as `$$`. Any other value with a `$` in front is an instruction to its decoder. */
const text = z.string().regex(/^(?!\$)|^\$\$/)

const reference = z.strictObject({ id: text, bound: z.literal('$@1') })

/** Why a posted body is not a form for a server action; undefined when it is. `actionId` is null unless a script has posted. */
export function problemOfPostedForm(form: FormData, actionId: string | null): string | undefined {
  if ([...form.values()].some((value) => typeof value !== 'string')) return 'forms take no files'
  return actionId === null ? problemOfPlainPost(form) : problemOfCall(form, actionId)
}

/** A script posts the arguments of the action, and the fields of the form with a prefix. */
function problemOfCall(form: FormData, actionId: string): string | undefined {
  const names = [...form.keys()].filter((name) => !name.startsWith('_1_'))
  const args = parseJson(String(form.get('0')))
  if (names.length !== 1 || !Array.isArray(args) || args.at(-1) !== '$K1') return NO_FORM
  return problemOfArguments(args.slice(0, -1), actionId)
}

const NO_FORM = 'an action gets a form as its last argument, and no other one'

/** A browser posts hidden fields with the action and its bound arguments: a state, or the arguments of `action.bind(null, …)`. */
function problemOfPlainPost(form: FormData): string | undefined {
  const names = [...form.keys()]
    .filter((name) => name.startsWith('$ACTION_') && name !== '$ACTION_KEY')
    .sort()
  const [first = ''] = names
  if (names.length === 1 && first.startsWith(ID)) return problemOfArguments([], first.slice(ID.length))
  const number = /^\$ACTION_REF_(\d+)$/.exec(names.at(-1) ?? '')?.[1]
  const expected = [`$ACTION_${number}:0`, `$ACTION_${number}:1`, `$ACTION_REF_${number}`]
  if (number === undefined || names.join() !== expected.join()) return 'its hidden fields name no action'
  const json = (name: string) => parseJson(String(form.get(name)))
  const { data: action } = reference.safeParse(json(`$ACTION_${number}:0`))
  const bound = json(`$ACTION_${number}:1`)
  return action && Array.isArray(bound)
    ? problemOfArguments(bound, action.id)
    : 'its hidden fields name no action'
}

const ID = '$ACTION_ID_'

function problemOfArguments(before: unknown[], actionId: string): string | undefined {
  const wanted = argumentsOf(actionId)
  // An action that takes no argument ignores what it gets.
  if (wanted > 0 && wanted !== before.length + 1)
    return `the action takes ${wanted} arguments, with the form as the last one, and gets ${before.length + 1}`
  return before.every((value) => isPlain(value))
    ? undefined
    : 'the state of a form, and what is bound to an action, has to be plain data: texts, numbers, lists and objects of them'
}

/**
 * The number of arguments that an action takes. Next.js writes into the first byte of an action's id which of up to six arguments the
 * action takes. 0 for an action without arguments, and for an id of no action, which Next.js detects by itself.
 */
function argumentsOf(actionId: string): number {
  const byte = Number.parseInt(actionId.slice(0, 2), 16)
  const mask = (byte >> 1) & 0x3f
  return mask === 0 || byte >= 0x80 ? 0 : 6 - Math.log2(mask & -mask)
}

const DEEPEST = 12

function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value === '$undefined' || text.safeParse(value).success
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  return Object.entries(value).every(
    ([key, inner]) => key !== '__proto__' && text.safeParse(key).success && isPlain(inner, depth + 1),
  )
}
