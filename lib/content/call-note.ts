import type { PhoneNumber } from '@/lib/content/contact'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'

/** The text beside a phone number: the client's own note, and the cost of a call unless the note says so; '' for no text. */
export function callNote({ note, tariff }: PhoneNumber): string {
  const cost = tariff && siteConfig.callCost ? copy.contact.tariffs[tariff] : ''
  return [note, cost].filter(Boolean).join(', ')
}
