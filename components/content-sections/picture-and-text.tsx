import { sizedPicture } from '@site-starter/engine/pictures'
import { phoneColumn } from '@/lib/theme/phone-column'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import { ShapedPicture } from '../media/shaped-picture'
import { Paragraphs } from '../text/text'
import type { ContentSectionProps } from './props'

/** The attribute `sizes` of a picture beside a text. */
const SIZES = `(min-width: 80rem) 42rem, (min-width: 64rem) 54vw, ${phoneColumn}`

/** The number of words above which a text is aligned with the top of its picture. */
const MAX_CENTRED_WORDS = 120

export async function PictureAndText({
  items,
  side = 'left',
  ...head
}: ContentSectionProps<'pictureAndText'>) {
  if (items.length === 0) return null
  const pictures = await Promise.all(items.map(({ picture }) => sizedPicture(picture)))
  return (
    <Section {...head}>
      <ul className="stack-12 lg:stack-24">
        {items.map(({ title, text, link }, index) => {
          const picture = pictures[index]
          const isRight = (side === 'right') !== (index % 2 === 1)
          const columns = isRight ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]'
          const align =
            text.split(/\s+/, MAX_CENTRED_WORDS + 1).length > MAX_CENTRED_WORDS
              ? 'items-start'
              : 'items-center'
          return (
            <li key={index} className={`grid gap-6 lg:gap-16 ${align} ${columns}`}>
              {picture && (
                <ShapedPicture
                  picture={picture}
                  shapes={[4 / 3, 3 / 2]}
                  sizes={SIZES}
                  className={isRight ? 'lg:order-last' : ''}
                />
              )}
              <div className="max-w-2xl stack-4">
                {title && (
                  <Heading level={head.title ? 3 : 2} size={head.title ? 'card' : 'section'} text={title} />
                )}
                <div className="stack-4">
                  <Paragraphs text={text} />
                </div>
                {link && <TextLink href={link.href}>{link.title}</TextLink>}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
