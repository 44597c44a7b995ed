import type { ComponentProps, Ref } from 'react'

export interface GalleryItem {
  /** Address of the picture's file. */
  file: string
  /** The label of the picture's link. */
  label: string
  attributes: ComponentProps<'img'>
}

export interface GalleryTexts {
  title: string
  close: string
  previous: string
  next: string
}

interface GalleryDialogProps {
  ref: Ref<HTMLDialogElement>
  items: GalleryItem[]
  /** Index of the picture. */
  shown: number
  texts: GalleryTexts
  onMove: (index: number) => void
  onClose: () => void
}

/** One picture as large as the screen. The arrow keys move between pictures; Escape returns to the page. */
export function GalleryDialog({ ref, items, shown, texts, onMove, onClose }: GalleryDialogProps) {
  const { alt = '', ...attributes } = items[shown]?.attributes ?? {}
  const move = (step: number) => onMove((shown + step + items.length) % items.length)
  return (
    <dialog
      ref={ref}
      aria-label={texts.title}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1)
        if (key === 'ArrowLeft') move(-1)
      }}
      className="on-deep fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none p-4 sm:p-8"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-4">
        <form method="dialog" className="flex justify-end">
          <RoundButton type="submit" sign="✕" label={texts.close} />
        </form>
        <figure className="flex flex-col items-center justify-center gap-3">
          <img
            {...attributes}
            key={shown}
            alt={alt}
            sizes="100vw"
            loading="eager"
            className="min-h-0 w-auto max-w-full rounded-picture object-contain"
          />
          {alt && <figcaption aria-hidden="true">{alt}</figcaption>}
        </figure>
        <div className="flex items-center justify-center gap-6">
          <RoundButton type="button" sign="←" label={texts.previous} onClick={() => move(-1)} />
          <p aria-live="polite">
            {shown + 1} / {items.length}
          </p>
          <RoundButton type="button" sign="→" label={texts.next} onClick={() => move(1)} />
        </div>
      </div>
    </dialog>
  )
}

interface RoundButtonProps {
  type: 'button' | 'submit'
  sign: string
  label: string
  onClick?: () => void
}

function RoundButton({ type, sign, label, onClick }: RoundButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-full border border-line bg-surface text-lead hover:border-accent"
    >
      {sign}
    </button>
  )
}
