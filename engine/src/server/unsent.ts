import type { ServerResponse } from 'node:http'
import { escapeUTF8 } from 'entities'
import { emailAddresses, phoneNumbers, siteOf } from '../port/content'
import { copy, errorCopy } from '../port/copy'
import { contentInMemory } from '../snapshots/tenant'
import { plainPage } from '../text/plain-page'

/** The message that a form's script shows, by status. engine/src/inline-scripts/browser/form/send.ts reads it from `data-unsent`. */
const messages: Record<number, string> = { 409: 'outdated', 500: 'unknown' }

/**
 * Responds to a form that was certainly not sent, or whose action failed (500), with other ways to reach the business.
 * @param typed what the visitor wrote, if known
 * @param last awaited before the connection is closed
 */
export async function sendUnsent(
  response: ServerResponse,
  status: number,
  text: string,
  typed = '',
  last: () => Promise<unknown> | undefined = () => undefined,
): Promise<void> {
  const { unsentTitle, goBack } = copy.form
  const page = plainPage(status === 500 ? errorCopy.title : unsentTitle, [
    `<div data-unsent="${messages[status] ?? 'failed'}">`,
    ...[text, goBack].map((sentence) => `<p>${escapeUTF8(sentence)}</p>`),
    ...(typed ? [`<pre>${escapeUTF8(typed)}</pre>`] : []),
    otherWays(),
    '</div>',
  ])
  response.removeHeader('Content-Length')
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(page),
  })
  response.write(page)
  await last()
  response.end()
}

function otherWays(): string {
  const content = contentInMemory()
  if (content === undefined) return ''
  const { settings } = siteOf(content)
  const numbers = phoneNumbers(settings).map(({ href, text }) => linkTo(href, text))
  const ways = [
    ...(numbers.length > 0 || !settings.phone ? numbers : [escapeUTF8(settings.phone)]),
    ...emailAddresses(settings).map((text) => linkTo(`mailto:${text}`, text)),
  ]
  if (ways.length === 0) return ''
  const items = ways.map((way) => `<li>${way}</li>`)
  return `<p>${escapeUTF8(copy.form.otherWays)}</p><ul>${items.join('')}</ul>`
}

function linkTo(href: string, text: string): string {
  return `<a href="${escapeUTF8(href)}">${escapeUTF8(text)}</a>`
}
