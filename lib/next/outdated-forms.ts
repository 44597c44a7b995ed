import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { FormName } from '@/lib/config/form-fields'
import { folders } from '@/lib/config/paths'
import { buildFolder } from '@/lib/environment/build-facts'
import { isProduction } from '@/lib/environment/process/mode'
import type { FormAnswer } from '@/lib/lead/form-answer'
import { honeypotField, outdatedField } from '@/lib/lead/values'
import { logOnce } from '@/lib/platform/log'
import { pathInApp } from '@/lib/routing/paths'

/** Longer than any lead. */
const LONGEST_BYTES = 256 * 1024

/**
 * The body that Next.js gets of a post. It refuses a form whose action this build does not know: without script, the visitor gets an empty page.
 * Such a form of a lead gets the current action, and a mark by which the action returns the form with what was typed. Of the answer before, which
 * every form brings along, Next.js gets what the action reads: it fails on one that nobody has given.
 */
export function mendedForm(
  { headers, url = '' }: IncomingMessage,
  body: Buffer,
): { body: Buffer; form?: LeadForm | undefined } {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') && !headers['next-action']
  // `next dev` has the actions of a page once the page is compiled.
  return isForm && body.length <= LONGEST_BYTES && isProduction() ? mended(body, url) : { body }
}

/** A form of a lead, and the routes whose pages take it in this build. */
export interface LeadForm {
  form: FormName
  routes: string[]
}

/** The parts that name the action of a form, with its id, and hold the answer to the post before. */
const ACTION = /name="\$ACTION_(\d{1,4}):0"\r\n\r\n(?:\{"id":"([^"]{0,100}))?/

const NO_ANSWER = '["$undefined"]'
const PROOF_IS_NEXT = JSON.stringify([{ message: '', isProblem: true, proof: 'next' } satisfies FormAnswer])

function mended(body: Buffer, url: string): { body: Buffer; form?: LeadForm } {
  const text = body.toString('latin1')
  const has = (field: string) => text.includes(` name="${field}"\r\n`)
  const [isPosted, number = '', posted] = ACTION.exec(text) ?? []
  const page = pathInApp(url).split(/[/?#]/, 2)[1]
  const isOurs = has(honeypotField) || page === folders.contact || page === folders.quote
  if (!isPosted || !isOurs || !has('message')) return { body }
  const isQuote = page === folders.quote || has('serviceSlug') || has('originDestination')
  const all = currentActions()
  const current =
    all.find(({ id }) => id === posted) ??
    all.find(({ name }) => name === (isQuote ? 'sendQuote' : 'sendContact'))
  if (current === undefined) return { body }
  const form = {
    form: current.name === 'sendQuote' ? ('quote' as const) : ('contact' as const),
    routes: current.routes,
  }
  const isOutdated = current.id !== posted
  const delimiter = text.slice(0, text.indexOf('\r\n'))
  if (!delimiter.startsWith('--')) return { body, form }
  if (!isOutdated && current.name !== 'sendQuote' && current.name !== 'sendContact') return { body, form }
  const [, before = ''] = text.split(` name="$ACTION_${number}:1"\r\n\r\n`, 2)
  const [state = ''] = before.split(`\r\n${delimiter}`, 1)
  const parts = {
    [`$ACTION_${number}:0`]: JSON.stringify({ id: current.id, bound: '$@1' }),
    [`$ACTION_${number}:1`]: state.includes('"proof":"next"') ? PROOF_IS_NEXT : NO_ANSWER,
    // React names the state of a form with an empty permalink "p".
    ...(isOutdated && { $ACTION_KEY: 'p', [outdatedField]: '1' }),
  }
  // Next.js refuses two parts with one name.
  const names = Object.keys(parts).map((name) => ` name="${name}"\r\n`)
  const headOf = (part: string) => `${part.split('\r\n\r\n', 1)[0]}\r\n`
  const others = text.split(delimiter).filter((part) => !names.some((name) => headOf(part).includes(name)))
  const head = Object.entries(parts).map(
    ([name, value]) => `${delimiter}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return { body: Buffer.from(head.join('') + others.join(delimiter), 'latin1'), form }
}

const action = z.object({
  exportedName: z.string().optional(),
  workers: z.record(z.string(), z.unknown()).default({}),
})
const actionList = z.object({ node: z.record(z.string(), action) }).transform(({ node }) =>
  Object.entries(node).map(([id, { exportedName: name, workers }]) => ({
    id,
    name,
    routes: Object.keys(workers).map(routeOf),
  })),
)

let actions: z.output<typeof actionList> | undefined

function currentActions() {
  try {
    const list = buildFolder('server', 'server-reference-manifest.json')
    actions ??= actionList.parse(JSON.parse(readFileSync(list, 'utf8')))
    return actions
  } catch (error) {
    logOnce(
      `forms that were opened before a deployment are lost where the build lists its actions otherwise: ${error}`,
    )
    return []
  }
}

/** The route of `app/orcamento/page`; a folder in brackets is none in the address. */
function routeOf(page: string): string {
  const folders = page.split('/').slice(1, -1)
  return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
}
