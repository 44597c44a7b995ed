import type { Picture as PictureContent } from '@/lib/platform'
import { Picture } from './picture'

/** The picture at the top of a service or product. */
export function RecordPicture({ picture }: { picture: PictureContent }) {
  return (
    <div className="aspect-4/3 overflow-hidden rounded-picture bg-sunken">
      <Picture
        picture={picture}
        sizes="(min-width: 80rem) 40rem, (min-width: 64rem) 48vw, calc(100vw - 2.5rem)"
        priority
        className="size-full object-cover"
      />
    </div>
  )
}
