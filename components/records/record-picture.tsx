import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Picture } from '@/lib/platform'
import { ShapedPicture } from '../media/shaped-picture'

/** The picture at the top of a service or product. */
export function RecordPicture({ picture }: { picture: Picture }) {
  return (
    <ShapedPicture
      picture={picture}
      shapes={[4 / 5, 16 / 9]}
      className="max-h-[36rem] w-full"
      sizes={`(min-width: 80rem) 40rem, (min-width: 64rem) 48vw, ${phoneColumn}`}
      priority
    />
  )
}
