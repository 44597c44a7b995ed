import { z } from 'zod'
import { parseJson } from '@/lib/platform/json'

/*
 * How React posts our forms (19.3). The framework answers 500, with a stack in the log, to anything else under the
 * names that React uses, so a post is compared with this before the framework decodes it. A form whose action takes
 * other arguments than a state and its fields needs its shape added here.
 */

/** React escapes a text that begins with `$`; anything else that does is an instruction to its decoder. */
const text = z.string().regex(/^(?!\$)|^\$\$/)

const reference = z.strictObject({ id: text, bound: z.literal('$@1') })

/** The state that the form came back with, `LeadState`. */
const state = z.strictObject({
  values: z.record(text, text),
  invalid: z.array(text),
  problem: text.optional(),
})

const boundArguments = z.tuple([z.literal('$undefined').or(state)])

/** Whether a posted body is one of our forms, sent by script (with an action's id in a header) or by the browser alone. */
export function isPostedForm(form: FormData, isByScript: boolean): boolean {
  const values = [...form.values()]
  if (values.some((value) => typeof value !== 'string')) return false
  return isByScript ? isCall(form) : isPlainPost(form)
}

/** The arguments of the action: no state, and the fields of the form, which carry a prefix. */
function isCall(form: FormData): boolean {
  const names = [...form.keys()].filter((name) => !name.startsWith('_1_'))
  return names.length === 1 && form.get('0') === '["$undefined","$K1"]'
}

/** Hidden fields name the action and the state bound to it. */
function isPlainPost(form: FormData): boolean {
  const names = [...form.keys()].filter((name) => name.startsWith('$ACTION_')).sort()
  const id = /^\$ACTION_REF_(\d+)$/.exec(names.at(-1) ?? '')?.[1]
  const expected = [`$ACTION_${id}:0`, `$ACTION_${id}:1`, '$ACTION_KEY', `$ACTION_REF_${id}`]
  if (id === undefined || names.join() !== expected.join()) return false
  const json = (name: string) => parseJson(String(form.get(name)))
  return (
    reference.safeParse(json(`$ACTION_${id}:0`)).success &&
    boundArguments.safeParse(json(`$ACTION_${id}:1`)).success
  )
}
