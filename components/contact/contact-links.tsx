import { Fragment } from 'react'
import { callCost, emailAddresses, phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** Every phone number as it is written, with the cost of a call. */
export function PhoneLinks({
  settings,
  quiet = false,
}: {
  settings: Pick<Settings, 'phone'>
  quiet?: boolean
}) {
  return phoneNumbers(settings).map((number) => {
    const cost = callCost(number)
    return (
      <span key={number.text} className="block">
        <TextLink href={number.href} quiet={quiet}>
          {number.note ? number.text : <span className="whitespace-nowrap">{number.text}</span>}
        </TextLink>
        {cost && <span className="-mt-1.5 block pb-2 text-small text-muted">{cost}</span>}
      </span>
    )
  })
}

/** Every e-mail address. If one is too long for a line, it breaks after its @ or a dot, and not within a name. */
export function EmailLinks({
  settings,
  quiet = false,
}: {
  settings: Pick<Settings, 'email'>
  quiet?: boolean
}) {
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

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const

/** The profiles that the business has, as `<li>`. */
export function SocialLinks({ social }: Pick<Settings, 'social'>) {
  return networks
    .filter((network) => social[network])
    .map((network) => (
      <li key={network}>
        <TextLink href={social[network]} quiet>
          {copy.footer.networks[network]}
        </TextLink>
      </li>
    ))
}
