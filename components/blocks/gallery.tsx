import type { Gallery as Content } from '@/lib/config/sections/pictures'
import { runningText } from '@/lib/format/typography'
import { sizedPicture } from '@/lib/pictures/section-picture'
import type { Picture } from '@/lib/resources/fields/files'
import { copy } from '@/site.copy'
import { Section } from '../layout/section'
import { FramedPicture, ShapedPicture } from '../media/framed-picture'
import type { BlockProps } from './props'

const SIZES = '(min-width: 64rem) 38vw, (min-width: 40rem) 46vw, 80vw'

/** Pictures that are in view. More are folded away. */
const MOST = 9

/** A row that a finger moves on a phone, else a grid whose rows are full (`grid.css`). */
const row =
  'flex [scroll-snap-type:x_mandatory] gap-4 overflow-x-auto overscroll-x-contain max-sm:-mx-5 max-sm:px-5 max-sm:*:w-[85%] max-sm:*:shrink-0 max-sm:*:snap-center sm:grid sm:grid-cols-2 sm:gap-6 lg:gap-8'
const grids = {
  three: 'grid-cards-three lg:grid-cols-12 lg:*:col-span-4',
  /** One large, two beside it. */
  lead: 'lg:grid-cols-[2fr_1fr] lg:*:first:row-span-2 sm:max-lg:*:first:col-span-full',
}

type Shown = Picture & { caption: string | undefined }

/** Pictures of any number. */
export async function Gallery({ pictures, ...head }: Content & BlockProps) {
  const shown = await Promise.all(
    pictures.map(async ({ caption, ...picture }) => ({ ...(await sizedPicture(picture)), caption })),
  )
  const [first] = shown
  if (!first) return null
  const label = head.title ?? copy.gallery.title
  const more = shown.slice(MOST)
  return (
    <Section {...head}>
      {shown.length === 1 ? (
        <Whole picture={first} />
      ) : (
        <Pictures pictures={shown.slice(0, MOST)} label={label} />
      )}
      {more.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 py-2.75 font-semibold text-accent">
            {copy.gallery.more(more.length)}
          </summary>
          <div className="mt-4">
            <Pictures pictures={more} label={copy.gallery.more(more.length)} />
          </div>
        </details>
      )}
    </Section>
  )
}

function Pictures({ pictures, label }: { pictures: Shown[]; label: string }) {
  const isLead = pictures.length === 3
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the row
      tabIndex={0}
      className={`${row} ${isLead ? grids.lead : grids.three}`}
    >
      {pictures.map((picture, index) => (
        <li key={index}>
          <figure className="flex h-full flex-col">
            <div
              className={`aspect-4/3 overflow-hidden rounded-picture bg-sunken ${isLead ? 'lg:grow' : ''}`}
            >
              <FramedPicture picture={picture} frame={4 / 3} sizes={SIZES} />
            </div>
            <Caption text={picture.caption} />
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Whole({ picture }: { picture: Shown }) {
  return (
    <figure>
      <ShapedPicture
        picture={picture}
        shapes={[4 / 3, 21 / 9]}
        sizes="(min-width: 80rem) 76rem, 94vw"
        className=""
      />
      <Caption text={picture.caption} />
    </figure>
  )
}

function Caption({ text }: { text: string | undefined }) {
  return text ? <figcaption className="mt-2 text-small text-muted">{runningText(text)}</figcaption> : null
}
