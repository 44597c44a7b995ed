import type { Picture } from '@site-starter/engine/fields'
import { pictureProps } from '@site-starter/engine/image-props'
import { galleryScript } from '@site-starter/engine/scripts'
import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { phoneColumn } from '@/lib/theme/phone-column'
import { InlineScript } from '../inline-script'

/**
 * Thumbnails, and the dialog that enlarges them. Without JavaScript, each picture links to its file. The script
 * (engine/src/inline-scripts/browser/gallery.ts) finds the gallery, its links and its buttons by their `data-*` attributes.
 */
export function Gallery({ children }: { children: ReactNode }) {
  return (
    <div data-gallery>
      <ul className="flex flex-wrap gap-4 sm:gap-8">{children}</ul>
      <GalleryDialog />
      <InlineScript text={galleryScript} />
    </div>
  )
}

export function GalleryPicture({ picture, number, of }: { picture: Picture; number: number; of: number }) {
  const copy = copyHere()
  const { open, position } = copy.gallery
  const { alt = '', ...attributes } = pictureProps(picture, {
    sizes: `(min-width: 64rem) 38vw, (min-width: 40rem) 92vw, ${phoneColumn}`,
  })
  return (
    <a
      href={picture.src}
      data-position={position(number, of)}
      className="group block aspect-(--shape) overflow-hidden rounded-card bg-sunken"
    >
      <img {...attributes} alt={alt} className="size-full object-cover group-hover:dim" />
      <span className="sr-only">{open(number, of)}</span>
    </a>
  )
}

/** The full-screen dialog, operated by swiping, arrow keys, buttons and Escape. The script of the gallery inserts the pictures. */
function GalleryDialog() {
  const copy = copyHere()
  const { enlarge, close, previous, next } = copy.gallery
  return (
    <dialog
      aria-label={enlarge}
      className="on-deep fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden p-0 open:grid open:grid-rows-[auto_minmax(0,1fr)_auto] open:gap-4"
    >
      <form method="dialog" className="flex justify-end px-4 pt-4 sm:px-8 sm:pt-8">
        <RoundButton sign="✕" label={close} />
      </form>
      <ul className="flex [scroll-snap-type:x_mandatory] overflow-x-auto overflow-y-hidden overscroll-contain [scrollbar-width:none]" />
      <div className="flex items-center justify-center gap-6 px-4 pb-4 sm:px-8 sm:pb-8">
        <RoundButton sign="←" label={previous} step={-1} />
        <p aria-live="polite" className="min-w-36 text-center" />
        <RoundButton sign="→" label={next} step={1} />
      </div>
    </dialog>
  )
}

interface RoundButtonProps {
  sign: string
  label: string
  /** The number of pictures to move by. Without it, the button closes the dialog. */
  step?: number
}

function RoundButton({ sign, label, step }: RoundButtonProps) {
  return (
    <button
      type={step ? 'button' : 'submit'}
      aria-label={label}
      data-step={step}
      className={`flex size-12 items-center justify-center rounded-full border border-line bg-surface text-lead hover:border-accent ${step ? 'mirrored' : ''}`}
    >
      {sign}
    </button>
  )
}
