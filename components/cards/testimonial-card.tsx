import type { Picture as PictureContent } from '@site-starter/engine/fields'
import { formatDate } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import { langOfPlatform, langOfWords, languageHere } from '@/lib/content/translations'
import type { Testimonial } from '@/lib/kinds/testimonials'
import { Picture } from '../media/picture'
import { Line, Paragraphs } from '../text/text'

const variants = {
  /** A card among other testimonials. */
  plain: { figure: '', quote: 'text-base' },
  /** A card in the column beside the quote form. */
  besideForm: { figure: '', quote: 'font-quote text-[1.1875rem] leading-snug' },
  /** A larger card beside the questions about a record. */
  besideQuestions: { figure: '', quote: 'font-quote text-card leading-snug' },
  /** The first card on the page of testimonials. */
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

/** Whether a picture shows one person, as far as its shape tells. A wide one is a logo or a group, which a circle would crop. */
function isOfOnePerson({ width, height }: PictureContent): boolean {
  return !width || !height || width / height < 1.6
}

/** The classes that put a quotation mark in the margin of a text. */
const hangingMark =
  "relative before:absolute before:end-full before:pe-[0.1em] before:text-accent before:content-['“'/'']"

/** Matches a text that begins with a quotation mark, so that it needs no second one in the margin. */
const QUOTATION_MARK = /^[«“"]/

/** The longest text set as a pull quote, in characters. */
const MAX_PULL_QUOTE_CHARACTERS = 260

/** Whether star ratings say something. Five stars on every testimonial do not. */
export function shouldShowStars(testimonials: Testimonial[]): boolean {
  return testimonials.some(({ rating }) => rating > 0 && rating < 5)
}

interface TestimonialCardProps {
  testimonial: Testimonial
  variant?: keyof typeof variants
  hasStars?: boolean
}

/** A testimonial. One without text always shows its stars. */
export function TestimonialCard({ testimonial, variant = 'plain', hasStars = false }: TestimonialCardProps) {
  const copy = copyHere()
  const { author, role, quote, rating, date, image } = testimonial
  const isLarge = variant === 'large' || variant === 'first'
  const size = isLarge && quote.length > MAX_PULL_QUOTE_CHARACTERS ? 'text-card' : variants[variant].quote
  return (
    <figure lang={langOfPlatform()} className={`stack-5 ${variants[variant].figure}`}>
      {quote && (
        <blockquote
          className={`stack-3 ${size} ${variant === 'first' && !QUOTATION_MARK.test(quote) ? hangingMark : ''}`}
        >
          <Paragraphs text={quote} />
        </blockquote>
      )}
      <figcaption className="flex flex-wrap items-center gap-4">
        {image && (
          <Picture
            picture={image}
            sizes="3.5rem"
            small
            className={`shrink-0 ${isOfOnePerson(image) ? 'size-14 rounded-full object-cover object-[50%_15%]' : 'h-14 w-auto max-w-32 object-contain'}`}
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
