import type { SectionContents } from '@/lib/config/sections/contents'
import { runningText } from '@/lib/format/typography'
import { sizedPicture } from '@/lib/pictures/local-pictures'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { showPictures } from '@/lib/pictures/picture-fit'
import type { Picture } from '@/lib/resources/fields/files'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { FramedPicture } from '../media/framed-picture'
import { Paragraphs } from '../text/text'
import type { BlockProps } from './props'

type Content = SectionContents['people']

/** Up to this many people stand in rows, with room for a biography. */
const ROWS = 2

/** The people of the business: one or two at length, more side by side. */
export async function People({ people, ...head }: Content & BlockProps) {
  if (people.length === 0) return null
  const pictures = await Promise.all(people.map(({ picture }) => picture && sizedPicture(picture)))
  const shown = showPictures(pictures) ? pictures : []
  const level = head.title ? 3 : 2
  const words = people.map(({ name, role, text }, index) => (
    <div key={index} className="stack-3">
      <Heading level={level} size="card" text={name} />
      {role && <p className="text-muted">{runningText(role)}</p>}
      {text && <Paragraphs text={text} />}
    </div>
  ))
  if (people.length <= ROWS) {
    return (
      <Section {...head}>
        <ul className="stack-12">
          {words.map((text, index) => (
            <li
              key={index}
              className={shown[index] ? 'grid gap-6 items-center md:grid-cols-[2fr_3fr] lg:gap-16' : ''}
            >
              <Portrait picture={shown[index]} sizes={`(min-width: 48rem) 38vw, ${phoneColumn}`} />
              <div className="max-w-2xl">{text}</div>
            </li>
          ))}
        </ul>
      </Section>
    )
  }
  return (
    <Section {...head}>
      <ul
        className={`grid grid-cols-2 gap-x-4 gap-y-8 lg:gap-8 ${people.length > 8 ? 'lg:grid-cols-6' : people.length === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {words.map((text, index) => (
          <li key={index} className="stack-4">
            <Portrait picture={shown[index]} sizes="(min-width: 64rem) 24vw, 46vw" />
            {text}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Portrait({ picture, sizes }: { picture: Picture | undefined; sizes: string }) {
  if (!picture) return null
  return (
    <div className="aspect-4/5 overflow-hidden rounded-picture bg-sunken">
      <FramedPicture picture={picture} frame={4 / 5} sizes={sizes} />
    </div>
  )
}
