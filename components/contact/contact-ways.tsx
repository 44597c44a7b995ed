import type { ReactNode } from 'react'
import { emailAddresses, telephoneLink } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import type { IconName } from '../icons'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { EmailLinks } from './email-links'
import { PhoneLinks } from './phone-links'
import { SocialLinks } from './social-links'

interface ContactWaysProps {
  settings: Settings
  /** Level of its heading in the outline of the page. */
  level?: 2 | 3
}

/** Every published way to reach the business. */
export function ContactWays({ settings, level = 2 }: ContactWaysProps) {
  const { whatsapp, appUrl, social } = settings
  const hasPhone = telephoneLink(settings) !== ''
  const hasEmail = emailAddresses(settings).length > 0
  const hasSocial = Object.values(social).some(Boolean)
  if (!hasPhone && !hasEmail && !whatsapp && !appUrl && !hasSocial) return null
  return (
    <div className="space-y-4">
      <Heading level={level} size="card">
        {copy.contact.direct}
      </Heading>
      {(hasPhone || hasEmail || whatsapp || appUrl) && (
        <ul className="text-lead">
          {hasPhone && (
            <Way icon="phone">
              <PhoneLinks settings={settings} />
            </Way>
          )}
          {hasEmail && (
            <Way icon="email">
              <EmailLinks settings={settings} />
            </Way>
          )}
          {whatsapp && (
            <Way icon="chat">
              <TextLink href={whatsapp} external>
                {copy.contact.whatsapp}
              </TextLink>
            </Way>
          )}
          {appUrl && (
            <Way icon="app">
              <TextLink href={appUrl} external>
                {copy.actions.app}
              </TextLink>
            </Way>
          )}
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

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="pt-2.5 text-accent">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  )
}
