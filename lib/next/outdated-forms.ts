import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { folders } from '../config/paths'
import { buildFolder } from '../environment/build-facts'
import { honeypotField, outdatedField } from '../lead/values'
import { logOnce } from '../platform/log'
import { isProduction } from '../process/mode'
import { pathInApp } from '../routing/paths'

/** Longer than any lead. */
const LONGEST_BYTES = 256 * 1024

/**
 * The body that Next.js gets of a post. Next.js refuses a form whose action this build does not know: without script, the visitor gets an
 * empty page. Such a form of a lead gets the current action and a mark, by which the action returns the form with what was typed.
 */
export function mendedForm({ headers, url = '' }: IncomingMessage, body: Buffer): Buffer {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') && !headers['next-action']
  // `next dev` has the actions of a page once the page is compiled.
  return isForm && body.length <= LONGEST_BYTES && isProduction() ? mended(body, url) : body
}

const ACTION = /(name="\$ACTION_\d{1,4}:0"\r\n\r\n\{"id":")([^"]{0,100})/
const STATE_KEY = /(name="\$ACTION_KEY"\r\n\r\n)\w{0,100}/

function mended(body: Buffer, url: string): Buffer {
  const text = body.toString('latin1')
  const has = (field: string) => text.includes(` name="${field}"\r\n`)
  const posted = ACTION.exec(text)?.[2]
  const page = pathInApp(url).split(/[/?#]/, 2)[1]
  const isOurs = has(honeypotField) || page === folders.contact || page === folders.quote
  if (posted === undefined || !isOurs || !has('message')) return body
  const isQuote = page === folders.quote || has('serviceSlug') || has('originDestination')
  const current = currentAction(posted, isQuote ? 'sendQuote' : 'sendContact')
  if (current === undefined) return body
  const delimiter = text.slice(0, text.indexOf('\r\n'))
  const mark = `${delimiter}\r\nContent-Disposition: form-data; name="${outdatedField}"\r\n\r\n1\r\n`
  // React names the state of a form with an empty permalink "p".
  return Buffer.from(mark + text.replace(ACTION, `$1${current}`).replace(STATE_KEY, '$1p'), 'latin1')
}

const actionList = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string().optional() })) })
let actions: z.output<typeof actionList>['node'] | undefined

/** The id of an action of `lib/lead/action.ts`; undefined where the posted id is known. */
function currentAction(posted: string, name: 'sendContact' | 'sendQuote'): string | undefined {
  try {
    const list = buildFolder('server', 'server-reference-manifest.json')
    actions ??= actionList.parse(JSON.parse(readFileSync(list, 'utf8'))).node
    if (Object.hasOwn(actions, posted)) return undefined
    return Object.entries(actions).find(([, { exportedName }]) => exportedName === name)?.[0]
  } catch (error) {
    logOnce(
      `forms that were opened before a deployment are lost where the build lists its actions otherwise: ${error}`,
    )
    return undefined
  }
}
