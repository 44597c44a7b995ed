import type { Place } from '@/lib/content/places'
import { runningText } from '@/lib/format/typography'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'
import { ShapedPicture } from '../media/framed-picture'
import { LinkedText } from '../text/text'
import { phoneLinks } from './contact-links'

/** What site.config.ts says of a place: its number, where to book, its hours and other facts. */
export function PlaceFacts({ place: { phone = '', bookingUrl, hours = [], fields = [] } }: { place: Place }) {
  const rows = [...hours.map(({ days, hours: times }) => ({ label: days, value: times })), ...fields]
  return (
    <>
      {phoneLinks({ phone })}
      {bookingUrl && (
        <p className="print:hidden">
          <TextLink href={bookingUrl} sameTab>
            {copy.contact.book}
          </TextLink>
        </p>
      )}
      {rows.length > 0 && (
        <dl className="divide-lines">
          {rows.map(({ label, value }, index) => (
            <div key={index} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt>{runningText(label)}</dt>
              <dd className="font-semibold">
                <LinkedText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

export function PlacePicture({ place: { picture } }: { place: Place }) {
  if (!picture) return null
  return (
    <ShapedPicture
      picture={{ width: undefined, height: undefined, ...picture }}
      shapes={[1, 16 / 9]}
      className="mt-3 w-full"
      sizes="(min-width: 40rem) 24rem, 92vw"
    />
  )
}
