import { Fragment } from 'react'
import { emailAddresses } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { TextLink } from '../layout/text-link'

interface EmailLinksProps {
  settings: Pick<Settings, 'email'>
  quiet?: boolean
}

/** Every e-mail address. If one is too long for a line, it breaks after its @ or a dot, and not within a name. */
export function EmailLinks({ settings, quiet = false }: EmailLinksProps) {
  return emailAddresses(settings).map((address) => (
    <span key={address} className="block">
      <TextLink href={`mailto:${address}`} quiet={quiet}>
        <span className="wrap-anywhere">
          {address.split(/(?<=[@.])/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      </TextLink>
    </span>
  ))
}
