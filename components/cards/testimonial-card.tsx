import type { Picture as PictureContent } from '@site-starter/engine/fields'
import { formatDate } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import { langOfPlatform, langOfWords, languageHere } from '@/lib/content/translations'
import type { Testimonial } from '@/lib/kinds/testimonials'
import { Picture } from '../media/picture'
import { Line, Paragraphs } from '../text/text'

const variants = {
  /** One of several. */
  plain: { figure: '', quote: 'text-base' },
  /** Among other things. */
  aside: { figure: '', quote: 'font-quote text-[1.1875rem] leading-snug' },
  /** Beside a list, larger. */
  beside: { figure: '', quote: 'font-quote text-card leading-snug' },
  /** The first of a page of testimonials. */
  first: {
    figure: 'stack-7 max-w-4xl',
    quote: 'font-quote text-part leading-tight',
  },
  /** The main testimonial of a section. */
  large: {
    figure: 'stack-8 max-w-4xl',
    quote: 'font-quote text-part leading-tight',
  },
}

/** A wide picture is a logo or shows several people, so it is not cropped to a portrait. */
function isPortrait({ width, height }: PictureContent): boolean {
  return !width || !height || width / height < 1.6
}

/** A mark in the margin, unless the text brings its own. */
const hung =
  "relative before:absolute before:end-full before:pe-[0.1em] before:text-accent before:content-['“'/'']"
const QUOTED = /^[«“"]/

/** Characters of a quote beyond which it is not set as a pull quote. */
const LARGEST = 260

/** Whether stars tell testimonials apart: five stars on each of them say nothing. */
export function tellApart(testimonials: Testimonial[]): boolean {
  return testimonials.some(({ rating }) => rating > 0 && rating < 5)
}

interface TestimonialCardProps {
  testimonial: Testimonial
  variant?: keyof typeof variants
  hasStars?: boolean
}

/** What a customer says. Where it is stars alone, they are shown in any case. */
export function TestimonialCard({ testimonial, variant = 'plain', hasStars = false }: TestimonialCardProps) {
  const copy = copyHere()
  const { author, role, quote, rating, date, image } = testimonial
  const isLarge = variant === 'large' || variant === 'first'
  const size = isLarge && quote.length > LARGEST ? 'text-card' : variants[variant].quote
  return (
    <figure lang={langOfPlatform()} className={`stack-5 ${variants[variant].figure}`}>
      {quote && (
        <blockquote className={`stack-3 ${size} ${variant === 'first' && !QUOTED.test(quote) ? hung : ''}`}>
          <Paragraphs text={quote} />
        </blockquote>
      )}
      <figcaption className="flex flex-wrap items-center gap-4">
        {image && (
          <Picture
            picture={image}
            sizes="3.5rem"
            small
            className={`shrink-0 ${isPortrait(image) ? 'size-14 rounded-full object-cover object-[50%_15%]' : 'h-14 w-auto max-w-32 object-contain'}`}
          />
        )}
        <div className={`flex-1 basis-[9rem] ${isLarge ? 'leading-snug' : 'text-small'}`}>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Line text={author || role || copy.testimonials.anonymous} className="font-semibold" />
            {rating > 0 && (hasStars || !quote) && <Rating stars={rating} />}
          </div>
          {author && <Line text={role} className="text-muted" />}
          {date && (
            <p lang={langOfWords()} className="text-muted">
              <time dateTime={date}>{formatDate(date, languageHere())}</time>
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}

function Rating({ stars }: { stars: number }) {
  const copy = copyHere()
  return (
    <p lang={langOfWords()} className="text-small">
      <span aria-hidden="true">
        {'★'.repeat(stars)}
        <span className="opacity-30">{'★'.repeat(5 - stars)}</span>
      </span>
      <span className="sr-only">{copy.testimonials.rating(stars)}</span>
    </p>
  )
}
