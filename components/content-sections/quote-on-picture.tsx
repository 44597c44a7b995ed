import { sizedPicture } from '@site-starter/engine/pictures'
import { Container } from '../layout/container'
import { Picture } from '../media/picture'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

/** The longest quotation that is readable over a picture, in characters. A longer one is placed beside it. */
const MAX_OVER_PICTURE_CHARACTERS = 220

/** A gradient of the deep colour, opaque enough behind the text to keep it readable over any picture. */
const scrim = {
  backgroundImage:
    'linear-gradient(to right, color-mix(in oklab, var(--deep) 90%, transparent) 58%, color-mix(in oklab, var(--deep) 10%, transparent))',
}

/** A quotation over a picture, or below it on a phone. */
export async function QuoteOnPicture({
  quote,
  author,
  role,
  picture,
}: ContentSectionProps<'quoteOnPicture'>) {
  const isOver = quote.length <= MAX_OVER_PICTURE_CHARACTERS
  const shown = await sizedPicture(picture)
  return (
    <section className="on-deep relative overflow-hidden">
      <div className={isOver ? 'lg:absolute lg:inset-0' : 'lg:absolute lg:inset-y-0 lg:end-0 lg:w-5/12'}>
        <Picture
          picture={shown}
          sizes={isOver ? '100vw' : '(min-width: 64rem) 42vw, 100vw'}
          className="aspect-4/3 w-full object-cover sm:aspect-21/9 lg:size-full"
        />
        {isOver && (
          <div
            className="absolute inset-0 max-lg:hidden forced-colors:hidden print:hidden mirrored"
            style={scrim}
          />
        )}
      </div>
      <Container inner="relative flex flex-col justify-center py-12 lg:min-h-[42vw] lg:max-h-none xl:min-h-[32rem]">
        <figure className="stack-6 lg:w-7/12 lg:pe-12">
          <blockquote className={`font-quote leading-tight ${isOver ? 'text-section' : 'text-card'}`}>
            <p className="relative before:absolute before:-start-[0.45em] before:max-lg:static before:content-['“'] after:content-['”']">
              {runningText(quote)}
            </p>
          </blockquote>
          <figcaption>
            <span className="block font-semibold">{runningText(author)}</span>
            {role && <span className="text-small">{runningText(role)}</span>}
          </figcaption>
        </figure>
      </Container>
    </section>
  )
}
