import type { Settings } from '@/lib/resources/settings'
import { copy } from '@/site.copy'
import { SocialLinks } from './contact-links'

/** The profiles of the business in social networks; nothing when it has none. */
export function Networks({ social }: Pick<Settings, 'social'>) {
  if (!Object.values(social).some(Boolean)) return null
  return (
    <ul aria-label={copy.contact.social} className="flex flex-wrap gap-x-2">
      <SocialLinks social={social} marked />
    </ul>
  )
}
