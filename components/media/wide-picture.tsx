import type { Picture as PictureContent } from '@/lib/resources/fields/files'
import { ShapedPicture } from './framed-picture'

/** A picture across the page, below its title: the first screen shows it. */
export function WidePicture({ picture }: { picture: PictureContent }) {
  return (
    <ShapedPicture
      picture={picture}
      shapes={[16 / 9, 16 / 9]}
      sizes="(min-width: 80rem) 76rem, 94vw"
      priority
      className="max-h-[42rem] w-full"
    />
  )
}
