import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { mainPlace, type Place } from '@/lib/content/places'
import type { Settings } from '@/lib/kinds/settings'
import { Icon } from '../icon'
import type { IconName } from '../icons'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { emailLinks, phoneLinks } from './contact-links'

interface ContactWaysProps {
  settings: Pick<Settings, 'phone' | 'email' | 'whatsapp' | 'appUrl'>
  /** The places of the business. One row links to directions to the main place, or to the first place if none is the main one. */
  places: Place[]
  /** The heading level. */
  level?: 2 | 3
}

/** All published contacts, as rows large enough for a thumb. Those that a visitor on the way needs come first. */
export function ContactWays({ settings, places, level = 2 }: ContactWaysProps) {
  const copy = copyHere()
  const { whatsapp, appUrl } = settings
  const quiet = { quiet: true }
  const place = mainPlace(places) ?? places[0]
  const rows: [IconName, ReactNode][] = [
    ...phoneLinks(settings, quiet).map((link): [IconName, ReactNode] => ['phone', link]),
    ['chat', whatsapp && linkTo(whatsapp, copy.contact.whatsapp)],
    [
      'place',
      place?.mapsSearchUrl && linkTo(place.mapsSearchUrl, copy.contact.wayThere(place.name || place.city)),
    ],
    ...emailLinks(settings, quiet).map((link): [IconName, ReactNode] => ['email', link]),
    ['app', appUrl && linkTo(appUrl, copy.actions.app)],
  ]
  const shown = rows.filter(([, link]) => link)
  if (shown.length === 0) return null
  return (
    <div className="stack-4">
      <Heading level={level} size="card" text={copy.contact.direct} />
      {/* themes/oficina/layouts/contacts.css lays out the rows by the class `ways`. */}
      <ul className="divide-lines border-y border-line ways">
        {shown.map(([icon, link], index) => (
          <li
            key={index}
            className="relative flex min-h-16 items-center gap-4 font-semibold not-print:[&_a]:after:absolute not-print:[&_a]:after:inset-0"
          >
            <span className="flex shrink-0 text-accent">
              <Icon name={icon} />
            </span>
            <div>{link}</div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function linkTo(href: string, title: string) {
  return (
    <TextLink href={href} quiet>
      {title}
    </TextLink>
  )
}
