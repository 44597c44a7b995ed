import { phoneColumn } from '@/lib/pictures/phone-column'
import { pictureProps } from '@/lib/pictures/picture'
import type { Picture } from '@/lib/platform'
import { copy } from '@/site.copy'
import { GalleryViewer } from './gallery-viewer'

/** Pictures that open large. Without JavaScript each picture is a link to its file. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const { open, ...texts } = copy.gallery
  const items = pictures.map((picture, index) => ({
    file: picture.src,
    label: open(index + 1, pictures.length),
    attributes: pictureProps(picture, {
      sizes: `(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${phoneColumn}`,
    }),
  }))
  return <GalleryViewer items={items} texts={texts} />
}
