'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { GalleryDialog, type GalleryItem, type GalleryTexts } from './gallery-dialog'

/** Small pictures and the dialog that shows them large. */
export function GalleryViewer({ items, texts }: { items: GalleryItem[]; texts: GalleryTexts }) {
  const [shown, setShown] = useState<number>()
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = shown !== undefined

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  function open(event: MouseEvent, index: number) {
    // With these keys the browser opens a new tab or saves the file.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
  }

  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {items.map(({ file, label, attributes: { alt = '', ...attributes } }, index) => (
          <li key={index}>
            <a
              href={file}
              onClick={(event) => open(event, index)}
              className="group block aspect-4/3 overflow-hidden rounded-card bg-sunken"
            >
              <img {...attributes} alt={alt} className="size-full object-cover group-hover:brightness-90" />
              <span className="sr-only">{label}</span>
            </a>
          </li>
        ))}
      </ul>
      {isOpen && (
        <GalleryDialog
          ref={dialog}
          items={items}
          shown={shown}
          texts={texts}
          onMove={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
