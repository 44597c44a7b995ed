import { emailAddresses, phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { EmailLinks, PhoneLinks, SocialLinks } from './contact-links'

interface ContactWaysProps {
  settings: Settings
  /** Level of its heading in the outline of the page. */
  level?: 2 | 3
}

/** Every published way to reach the business. */
export function ContactWays({ settings, level = 2 }: ContactWaysProps) {
  const { whatsapp, appUrl, social } = settings
  const all = [
    { icon: 'phone', has: phoneNumbers(settings).length > 0, way: <PhoneLinks settings={settings} /> },
    { icon: 'email', has: emailAddresses(settings).length > 0, way: <EmailLinks settings={settings} /> },
    { icon: 'chat', has: whatsapp, way: <TextLink href={whatsapp}>{copy.contact.whatsapp}</TextLink> },
    { icon: 'app', has: appUrl, way: <TextLink href={appUrl}>{copy.actions.app}</TextLink> },
  ] as const
  const ways = all.filter(({ has }) => has)
  const hasSocial = Object.values(social).some(Boolean)
  if (ways.length === 0 && !hasSocial) return null
  return (
    <div className="space-y-4">
      <Heading level={level} size="card">
        {copy.contact.direct}
      </Heading>
      {ways.length > 0 && (
        <ul className="text-lead">
          {ways.map(({ icon, way }) => (
            <li key={icon} className="flex items-start gap-3">
              <span className="pt-2.5 text-accent">
                <Icon name={icon} />
              </span>
              <div className="min-w-0">{way}</div>
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
