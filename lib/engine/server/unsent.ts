import type { ServerResponse } from 'node:http'
import { escapeUTF8 } from 'entities'
import { emailAddresses, phoneNumbers, siteOf } from '@/lib/engine/port/content'
import { copy, errorCopy } from '@/lib/engine/port/copy'
import { memoryContent } from '@/lib/engine/snapshots/tenant'
import { plainPage } from '@/lib/engine/text/plain-page'

/** What the script of a form says in its place, by the status. */
const cases: Record<number, string> = { 409: 'outdated', 500: 'unknown' }

/**
 * Answers a form that was surely not sent, or whose action has failed (500), with the other ways to reach the business.
 * @param typed what the visitor wrote, where it is known
 * @param last is waited for before the connection is closed
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
    `<div data-unsent="${cases[status] ?? 'failed'}">`,
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
  const content = memoryContent()
  if (content === undefined) return ''
  const { settings } = siteOf(content)
  const links = [
    ...phoneNumbers(settings).map(({ href, text }) => ({ href, text })),
    ...emailAddresses(settings).map((text) => ({ href: `mailto:${text}`, text })),
  ]
  if (links.length === 0) return ''
  const items = links.map(
    ({ href, text }) => `<li><a href="${escapeUTF8(href)}">${escapeUTF8(text)}</a></li>`,
  )
  return `<p>${escapeUTF8(copy.form.otherWays)}</p><ul>${items.join('')}</ul>`
}
