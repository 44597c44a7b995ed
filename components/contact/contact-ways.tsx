import { emailLink, telephoneLink } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { EmailAddress } from './email-address'
import { PhoneLinks } from './phone-links'
import { SocialLinks } from './social-links'

interface ContactWaysProps {
  settings: Settings
  /** Level of its heading in the outline of the page. */
  level?: 2 | 3
}

/** Every published way to reach the business. */
export function ContactWays({ settings, level = 2 }: ContactWaysProps) {
  const { email, whatsapp, appUrl, social } = settings
  const telephone = telephoneLink(settings)
  const ways = [
    {
      icon: 'email' as const,
      href: emailLink(settings),
      title: <EmailAddress address={email} />,
      external: false,
    },
    { icon: 'chat' as const, href: whatsapp, title: copy.contact.whatsapp, external: true },
    { icon: 'app' as const, href: appUrl, title: copy.actions.app, external: true },
  ].filter((way) => way.href !== '')
  const hasSocial = Object.values(social).some(Boolean)
  if (!telephone && ways.length === 0 && !hasSocial) return null
  return (
    <div className="space-y-4">
      <Heading level={level} size="card">
        {copy.contact.direct}
      </Heading>
      {(telephone || ways.length > 0) && (
        <ul className="text-lead">
          {telephone && (
            <li className="flex items-start gap-3">
              <span className="pt-2.5 text-accent">
                <Icon name="phone" />
              </span>
              <div className="min-w-0">
                <PhoneLinks settings={settings} />
              </div>
            </li>
          )}
          {ways.map(({ icon, href, title, external }) => (
            <li key={href} className="flex items-center gap-3">
              <span className="text-accent">
                <Icon name={icon} />
              </span>
              <TextLink href={href} external={external}>
                {title}
              </TextLink>
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
