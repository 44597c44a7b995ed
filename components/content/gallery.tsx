import { type Picture, pictureProps } from '@/lib/platform'
import { copy } from '@/site.copy'
import { GalleryViewer } from './gallery-viewer'

/** Pictures that open large. Without JavaScript each is a link to its file. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const { open, ...texts } = copy.gallery
  const items = pictures.map((picture, index) => ({
    file: picture.src,
    label: open(index + 1, pictures.length),
    attributes: pictureProps(picture, {
      sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)',
    }),
  }))
  return <GalleryViewer items={items} texts={texts} />
}
