import type { PhoneNumber } from '@/lib/content/contact'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'

/** The cost of a call for beside a number; '' when it is not known, not wanted, or written by the client. */
export function callCost({ tariff }: Pick<PhoneNumber, 'tariff'>): string {
  return tariff && siteConfig.callCost ? copy.contact.tariffs[tariff] : ''
}
