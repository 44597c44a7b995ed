import type { ReactNode } from 'react'
import type { Picture } from '@/lib/engine/fields'
import { pictureProps } from '@/lib/engine/image-props'
import { sizedPicture } from '@/lib/engine/pictures'
import { copyHere } from '@/lib/site/content/copy-in'
import { Section } from '../layout/section'
import { FramedPicture, ShapedPicture } from '../media/framed-picture'
import { runningText } from '../text/words'
import type { BlockProps } from './props'

const SIZES = '(min-width: 64rem) 38vw, (min-width: 40rem) 46vw, 80vw'

/** Pictures that are in view. Of a longer gallery the last says how many more there are, and opens them. */
const MOST = 9

/** A row that a finger moves on a phone, else a grid whose rows are full (`grid.css`). */
const row =
  'relative flex [scroll-snap-type:x_mandatory] gap-4 overflow-x-auto overscroll-x-contain max-sm:-mx-5 max-sm:px-5 max-sm:*:w-[85%] max-sm:*:shrink-0 max-sm:*:snap-center sm:grid sm:grid-cols-2 sm:gap-6 lg:gap-8'
const grids = {
  three: 'grid-cards-three lg:grid-cols-12 lg:*:col-span-4',
  /** One large, two beside it. */
  lead: 'lg:grid-cols-[2fr_1fr] lg:*:first:row-span-2 sm:max-lg:*:first:col-span-full',
}

const frame = 'block aspect-4/3 overflow-hidden rounded-picture bg-sunken hover:dim'

type Shown = Picture & { caption: string | undefined }

/** Pictures of any number. */
export async function Gallery({ pictures, ...head }: BlockProps<'gallery'>) {
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
            shapes={[4 / 5, 2]}
            sizes="(min-width: 80rem) 76rem, 94vw"
            className="w-[min(100%,40rem*var(--frame))]"
          />
        </Enlarging>
      ) : (
        <Pictures pictures={shown} label={head.title ?? copy.gallery.title} />
      )}
    </Section>
  )
}

function Pictures({ pictures, label }: { pictures: Shown[]; label: string }) {
  const isLead = pictures.length === 3
  const inView = pictures.length > MOST ? MOST - 1 : MOST
  const more = pictures.slice(inView)
  return (
    <ul aria-label={label} className={`${row} ${isLead ? grids.lead : grids.three}`}>
      {pictures.slice(0, inView).map((picture, index) => (
        <Item key={index} picture={picture} className={isLead ? 'lg:grow' : ''} />
      ))}
      {more.length > 0 && <More pictures={more} />}
    </ul>
  )
}

function Item({ picture, className = '' }: { picture: Shown; className?: string }) {
  return (
    <li className="before-more">
      <Enlarging picture={picture} className={`${frame} ${className}`}>
        <FramedPicture picture={picture} frame={4 / 3} sizes={SIZES} isWhole />
      </Enlarging>
    </li>
  )
}

interface EnlargingProps {
  picture: Shown
  className: string
  children: ReactNode
}

/** A picture as a link to its widest candidate, which a browser enlarges without a script, and its caption. */
function Enlarging({ picture, className, children }: EnlargingProps) {
  const copy = copyHere()
  return (
    <figure className="flex h-full flex-col">
      <a href={pictureProps(picture, { sizes: '100vw' }).src} className={className}>
        {children}
        <span className="sr-only">{copy.gallery.enlarge}</span>
      </a>
      {picture.caption && (
        <figcaption className="mt-2 text-small text-muted">{runningText(picture.caption)}</figcaption>
      )}
    </figure>
  )
}

/** The first of the pictures that are not in view, with their number. It opens all of them. */
function More({ pictures }: { pictures: Shown[] }) {
  const copy = copyHere()
  const [first] = pictures
  return (
    <li className="has-open:col-span-full!">
      <details className="group/video">
        <summary className="list-none font-semibold text-accent [&::-webkit-details-marker]:hidden">
          <span className={`on-deep relative group-open/video:hidden ${frame}`}>
            {first && (
              <span className="block size-full opacity-30">
                <FramedPicture picture={{ ...first, alt: '' }} frame={4 / 3} sizes={SIZES} />
              </span>
            )}
            <span
              aria-hidden="true"
              className="absolute inset-0 flex items-center justify-center font-display text-page figures"
            >
              +{pictures.length}
            </span>
          </span>
          <span className="block py-2.75">{copy.gallery.more(pictures.length)}</span>
        </summary>
        <ul className={`grid gap-4 sm:grid-cols-2 sm:gap-6 lg:gap-8 ${grids.three}`}>
          {pictures.map((picture, index) => (
            <Item key={index} picture={picture} />
          ))}
        </ul>
      </details>
    </li>
  )
}
