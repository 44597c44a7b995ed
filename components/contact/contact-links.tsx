import type { Texts } from '@/lib/config/define-copy'
import { callCost, emailAddresses, phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/resources/settings'
import { copy } from '@/site.copy'
import { LinkItem, TextLink } from '../layout/text-link'
import { NetworkMark } from './network-mark'

interface LinksLook {
  quiet?: boolean
  texts?: Texts
}

/** Every phone number as it is written, with the cost of a call. A text without a number is shown as it is. */
export function phoneLinks(
  settings: Pick<Settings, 'phone'>,
  { quiet = false, texts = copy }: LinksLook = {},
) {
  const numbers = phoneNumbers(settings)
  if (numbers.length === 0) return plain(settings.phone)
  return numbers.map((number) => {
    const cost = callCost(number, texts)
    return (
      <span key={number.text} className="block">
        <TextLink href={number.href} quiet={quiet}>
          <span className="inline-block max-w-full">{number.number}</span>
          {number.note}
        </TextLink>
        {cost && <span className="-mt-1.5 block pb-2 text-small text-muted">{cost}</span>}
      </span>
    )
  })
}

/** A text that is no link, in the place of links. */
function plain(text: string) {
  return text
    ? [
        <span key={text} className="block py-2.75 wrap-break-word">
          {text}
        </span>,
      ]
    : []
}

/** Every e-mail address; a text without one is shown as it is. If one is too long for a line, it breaks after its @ or a dot, and not within a name. */
export function emailLinks(settings: Pick<Settings, 'email'>, { quiet = false }: { quiet?: boolean } = {}) {
  const addresses = emailAddresses(settings)
  if (addresses.length === 0) return plain(settings.email)
  return addresses.map((address) => (
    <span key={address} className="block">
      <TextLink href={`mailto:${address}`} quiet={quiet}>
        <span className="wrap-anywhere">
          {address.split(/(?<=[@.])/).flatMap((part, index) => [index > 0 && <wbr key={index} />, part])}
        </span>
      </TextLink>
    </span>
  ))
}

/** The phone numbers and the e-mail addresses that the business has, as `<li>`. */
export function contactItems(settings: Pick<Settings, 'phone' | 'email'>, look?: LinksLook) {
  return [phoneLinks(settings, look), emailLinks(settings, look)]
    .filter((links) => links.length > 0)
    .map((links, index) => <li key={index}>{links}</li>)
}

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const

/** The profiles that the business has, as `<li>`, by their marks. */
export function SocialLinks({ social }: Pick<Settings, 'social'>) {
  return networks
    .filter((network) => social[network])
    .map((network) => (
      <LinkItem
        key={network}
        href={social[network]}
        title={copy.footer.networks[network]}
        mark={<NetworkMark network={network} />}
      />
    ))
}

/** The profiles of the business in social networks; nothing when it has none. */
export function Networks({ social }: Pick<Settings, 'social'>) {
  if (!Object.values(social).some(Boolean)) return null
  return (
    <ul aria-label={copy.contact.social} className="-ms-2.5 flex flex-wrap">
      <SocialLinks social={social} />
    </ul>
  )
}
