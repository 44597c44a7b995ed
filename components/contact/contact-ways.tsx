import type { Settings } from '@/lib/resources/settings'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { emailLinks, phoneLinks, SocialLinks } from './contact-links'

interface ContactWaysProps {
  settings: Settings
  /** Level of its heading in the outline of the page. */
  level?: 2 | 3
}

/** Every published way to reach the business. */
export function ContactWays({ settings, level = 2 }: ContactWaysProps) {
  const { whatsapp, appUrl, social } = settings
  const phones = phoneLinks(settings)
  const emails = emailLinks(settings)
  const all = [
    { icon: 'phone', links: phones.length > 0 && phones },
    { icon: 'email', links: emails.length > 0 && emails },
    { icon: 'chat', links: whatsapp && <TextLink href={whatsapp}>{copy.contact.whatsapp}</TextLink> },
    { icon: 'app', links: appUrl && <TextLink href={appUrl}>{copy.actions.app}</TextLink> },
  ] as const
  const ways = all.filter(({ links }) => links)
  const hasSocial = Object.values(social).some(Boolean)
  if (ways.length === 0 && !hasSocial) return null
  return (
    <div className="space-y-4">
      <Heading level={level} size="card" text={copy.contact.direct} />
      {ways.length > 0 && (
        <ul className="text-lead">
          {ways.map(({ icon, links }) => (
            <li key={icon} className="flex items-start gap-3">
              <span className="shrink-0 pt-2.5 text-accent">
                <Icon name={icon} />
              </span>
              <div>{links}</div>
            </li>
          ))}
        </ul>
      )}
      {hasSocial && (
        <ul aria-label={copy.contact.social} className="flex flex-wrap gap-x-6">
          <SocialLinks social={social} />
        </ul>
      )}
    </div>
  )
}
