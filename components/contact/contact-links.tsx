import { callCost, emailAddresses, phoneNumbers } from '@/lib/content/contact'
import { copyHere, titleIn } from '@/lib/content/copy-in'
import type { Settings } from '@/lib/kinds/settings'
import type { Texts } from '@/lib/settings/define-copy'
import type { NetworkSettings } from '@/lib/settings/types'
import { siteConfig } from '@/site/config'
import { Icon } from '../icon'
import { TextLink } from '../layout/text-link'

interface LinkOptions {
  quiet?: boolean
  texts?: Texts
}

/** Links to all phone numbers, with label, note and the cost of a call. A text without a number is shown unchanged. */
export function phoneLinks(
  settings: Pick<Settings, 'phone'>,
  { quiet = false, texts = copyHere() }: LinkOptions = {},
) {
  const numbers = phoneNumbers(settings)
  if (numbers.length === 0) return asPlainText(settings.phone)
  return numbers.map((number) => {
    const cost = callCost(number, texts)
    return (
      <span key={number.text} className="block">
        <TextLink href={number.href} quiet={quiet}>
          <span className="inline-block max-w-full">{number.label + number.number}</span>
          {number.note}
        </TextLink>
        {cost && (
          <span className="-mt-1.5 block pb-2 text-[0.875rem] leading-snug font-normal text-muted">
            {cost}
          </span>
        )}
      </span>
    )
  })
}

/** A text with nothing to link, in a list of links; no entry if it is empty. */
function asPlainText(text: string) {
  return text
    ? [
        <span key={text} className="block py-2.75 wrap-break-word">
          {text}
        </span>,
      ]
    : []
}

/** Links to all e-mail addresses. A text without one is shown unchanged. Long addresses wrap only after `@` or a dot. */
export function emailLinks(settings: Pick<Settings, 'email'>, { quiet = false }: { quiet?: boolean } = {}) {
  const addresses = emailAddresses(settings)
  if (addresses.length === 0) return asPlainText(settings.email)
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

/** The phone numbers and e-mail addresses of the business as `<li>` elements. */
export function contactItems(settings: Pick<Settings, 'phone' | 'email'>, options?: LinkOptions) {
  return [phoneLinks(settings, options), emailLinks(settings, options)]
    .filter((links) => links.length > 0)
    .map((links, index) => <li key={index}>{links}</li>)
}

/** Network logos from Lucide (lucide.dev/icons), except X and TikTok. Pages contain only those that the business uses. */
const drawings: Record<keyof Settings['social'] | 'tiktok', string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm9 9.37A4 4 0 1 1 12.63 8A4 4 0 0 1 16 11.37m1.5-4.87h.01',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6M2 9h4v12H2zm4-5a2 2 0 1 1-4 0a2 2 0 0 1 4 0z',
  tiktok: 'M9 11a5 5 0 1 0 5 5V2a6 6 0 0 0 6 6',
  x: 'M4 4h4.5L20 20h-4.5zM4.5 20l6.3-6.9M13.6 10.7 19.5 4',
  youtube:
    'M2.5 17a24.1 24.1 0 0 1 0-10a2 2 0 0 1 1.4-1.4a49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.1 24.1 0 0 1 0 10a2 2 0 0 1-1.4 1.4a49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17m7.5-2l5-3l-5-3z',
}

function NetworkMark({ network }: { network: keyof typeof drawings }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto block"
    >
      <path d={drawings[network]} />
    </svg>
  )
}

const { tiktok: _, ...ofPlatform } = drawings

/** The networks that the platform knows, in the order of their logos. */
const networks = Object.keys(ofPlatform) as (keyof typeof ofPlatform)[]

/** Social profiles from the platform and site/config.ts as `<li>` elements with logos. */
export function socialItems({ social }: Pick<Settings, 'social'>) {
  const copy = copyHere()
  const ownItems = siteConfig.networks.map((network) => (
    <li key={network.href}>
      <TextLink href={network.href} quiet>
        <OwnMark network={network} title={titleIn(copy, network.title)} />
      </TextLink>
    </li>
  ))
  const platformItems = networks
    .filter((network) => social[network])
    .map((network) => (
      <li key={network}>
        <TextLink href={social[network]} quiet>
          <NetworkMark network={network} />
          <span className="sr-only">{copy.footer.networks[network]}</span>
        </TextLink>
      </li>
    ))
  return [...platformItems, ...ownItems]
}

/** The icon of a profile in site/config.ts: the one set there, the TikTok logo, or the title as text. */
function OwnMark({ network: { href, icon }, title }: { network: NetworkSettings; title: string }) {
  const isTikTok = /^https:\/\/(?:[\w-]{1,20}\.)?tiktok\.com\//.test(href)
  if (!icon && !isTikTok) return title
  return (
    <>
      {icon ? <Icon name={icon} size="large" /> : <NetworkMark network="tiktok" />}
      <span className="sr-only">{title}</span>
    </>
  )
}

/** The social profiles of the business; nothing if it has none. */
export function Networks(settings: Pick<Settings, 'social'>) {
  const copy = copyHere()
  const items = socialItems(settings)
  if (items.length === 0) return null
  return (
    <ul aria-label={copy.contact.social} className="print:hidden -ms-2.5 flex flex-wrap">
      {items}
    </ul>
  )
}
