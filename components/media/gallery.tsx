import { galleryScript } from '@/lib/inline-scripts/gallery-script'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { pictureProps } from '@/lib/pictures/picture'
import type { Picture } from '@/lib/platform'
import { copy } from '@/site.copy'
import { GalleryDialog } from './gallery-dialog'

/** Small pictures, and the dialog that shows them large. Without script each picture is a link to its file. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const { open, position } = copy.gallery
  return (
    <div data-gallery>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {pictures.map((picture, index) => {
          const { alt = '', ...attributes } = pictureProps(picture, {
            sizes: `(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${phoneColumn}`,
          })
          return (
            <li key={index}>
              <a
                href={picture.src}
                data-position={position(index + 1, pictures.length)}
                className="group block aspect-4/3 overflow-hidden rounded-card bg-sunken"
              >
                <img {...attributes} alt={alt} className="size-full object-cover group-hover:brightness-90" />
                <span className="sr-only">{open(index + 1, pictures.length)}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <GalleryDialog />
      <script dangerouslySetInnerHTML={{ __html: galleryScript }} />
    </div>
  )
}
