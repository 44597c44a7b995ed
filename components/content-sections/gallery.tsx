import type { Picture } from '@site-starter/engine/fields'
import { pictureProps } from '@site-starter/engine/image-props'
import { shapeOf, sizedPicture } from '@site-starter/engine/pictures'
import type { CSSProperties, ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { Section } from '../layout/section'
import { FittedPicture, ShapedPicture } from '../media/shaped-picture'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

/** The attribute `sizes` of a picture in a row. */
const SIZES = '(min-width: 64rem) 46vw, (min-width: 40rem) 60vw, 80vw'

/** The maximum number of visible pictures. In a longer gallery, the last one shows how many more there are and opens them. */
const MAX_VISIBLE = 9

/** The tallest and the widest shape of a picture, width divided by height. */
const SHAPES = [4 / 5, 2] as const

/** Rows of pictures that have one height and different shapes (`justified` in `components/layout/grid.css`). */
const rows = 'flex gap-4 sm:flex-wrap sm:gap-6 lg:gap-8'

/** On a phone, the pictures form one row that scrolls sideways. */
const rowOnPhone =
  'relative max-sm:-mx-5 max-sm:items-start max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-5 max-sm:[scroll-snap-type:x_mandatory] max-sm:*:max-w-[85%] max-sm:*:shrink-0 max-sm:*:snap-center'

/** The box of a picture. */
const box = 'block aspect-(--shape) overflow-hidden rounded-picture bg-sunken hover:dim'

type ShownPicture = Picture & { caption: string | undefined }

/** A gallery of any number of pictures. */
export async function Gallery({ pictures, ...head }: ContentSectionProps<'gallery'>) {
  const copy = copyHere()
  const shown = await Promise.all(
    pictures.map(async ({ caption, ...picture }) => ({ ...(await sizedPicture(picture)), caption })),
  )
  const [first, ...others] = shown
  if (!first) return null
  return (
    <Section {...head}>
      {others.length === 0 ? (
        <Enlarging picture={first} className="block hover:dim">
          <ShapedPicture
            picture={first}
            shapes={SHAPES}
            sizes="(min-width: 80rem) 76rem, 94vw"
            className="w-[min(100%,40rem*var(--shape))]"
          />
        </Enlarging>
      ) : (
        <Pictures pictures={shown} label={head.title ?? copy.gallery.title} />
      )}
    </Section>
  )
}

function Pictures({ pictures, label }: { pictures: ShownPicture[]; label: string }) {
  const visibleCount = pictures.length > MAX_VISIBLE ? MAX_VISIBLE - 1 : MAX_VISIBLE
  const [firstHidden, ...otherHidden] = pictures.slice(visibleCount)
  return (
    <ul aria-label={label} className={`${rows} ${rowOnPhone}`}>
      {pictures.slice(0, visibleCount).map((picture, index) => (
        <Item key={index} picture={picture} />
      ))}
      {firstHidden && <More pictures={[firstHidden, ...otherHidden]} />}
    </ul>
  )
}

function Item({ picture }: { picture: ShownPicture }) {
  const { shape, style } = shapeStyle(picture)
  return (
    <li className="justified" style={style}>
      <Enlarging picture={picture} className={box}>
        <FittedPicture picture={picture} shape={shape} sizes={SIZES} isWhole />
      </Enlarging>
    </li>
  )
}

function shapeStyle(picture: Picture) {
  const shape = shapeOf(picture, SHAPES)
  const style: CSSProperties & Record<'--shape', number> = { '--shape': shape }
  return { shape, style }
}

interface EnlargingProps {
  picture: ShownPicture
  className: string
  children: ReactNode
}

/** A picture with a caption. It links to its largest size, which a browser can show without a script. */
function Enlarging({ picture, className, children }: EnlargingProps) {
  const copy = copyHere()
  return (
    <figure>
      <a href={pictureProps(picture, { sizes: '100vw' }).src} className={className}>
        {children}
        <span className="sr-only">{copy.gallery.enlarge}</span>
      </a>
      {picture.caption && (
        <figcaption className="mt-2 text-[0.875rem] leading-snug text-muted">
          {runningText(picture.caption)}
        </figcaption>
      )}
    </figure>
  )
}

/** The first hidden picture, with the number of hidden pictures. It opens all of them. */
function More({ pictures }: { pictures: [ShownPicture, ...ShownPicture[]] }) {
  const copy = copyHere()
  const [first] = pictures
  const { shape, style } = shapeStyle(first)
  return (
    <li className="justified has-open:max-w-full! has-open:basis-full!" style={style}>
      <details className="group/video">
        <summary className="list-none font-semibold text-accent [&::-webkit-details-marker]:hidden">
          <span className={`on-deep relative group-open/video:hidden ${box}`}>
            <span className="block size-full opacity-30">
              <FittedPicture picture={{ ...first, alt: '' }} shape={shape} sizes={SIZES} />
            </span>
            <span
              aria-hidden="true"
              className="absolute inset-0 flex items-center justify-center font-display text-page figures"
            >
              +{pictures.length}
            </span>
          </span>
          <span className="block py-2.75">{copy.gallery.more(pictures.length)}</span>
        </summary>
        <ul className={`${rows} max-sm:flex-col`}>
          {pictures.map((picture, index) => (
            <Item key={index} picture={picture} />
          ))}
        </ul>
      </details>
    </li>
  )
}
