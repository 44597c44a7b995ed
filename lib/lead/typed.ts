import { domainToASCII } from 'node:url'
import { oneLine, severalLines, withoutHidden } from '@/lib/format/visible-text'
import type { Field } from './fields'

/** What a visitor meant by what was typed or pasted: visible text in one line, or in several, as leads are shown in e-mails and lists. */
export function asMeant(typed: string, { name, kind, autoComplete = '' }: Field): string {
  // A browser posts two characters for a line break, and counts one.
  if (kind === 'textarea') return severalLines(typed.replace(/\r\n?/g, '\n'))
  const line = oneLine(typed)
  if (kind === 'email') return withAsciiDomain(oneLine(withoutHidden(line)).replace(/^mailto:\s?/i, ''))
  if (kind === 'tel') return oneLine(withoutHidden(line)).replace(/^tel:\s?/i, '')
  const isName = name === 'name' || /(?:^|[ -])name$/.test(autoComplete)
  return isName || kind === 'number' ? oneLine(withoutHidden(line)) : line
}

/** Chromium writes `ana@café.pt` as the platform wants it by itself, `ana@xn--caf-dma.pt`; Firefox and WebKit do not. */
function withAsciiDomain(address: string): string {
  const domainFrom = address.lastIndexOf('@') + 1
  const domain = address.slice(domainFrom)
  return /\P{ASCII}/u.test(domain) ? address.slice(0, domainFrom) + domainToASCII(domain) : address
}
