import { smallSource } from '@/lib/pictures/picture'
import type { Picture, ProjectFile } from '@/lib/platform'
import { copy } from '@/site.copy'

/** Browsers know this attribute, React's types do not yet. A poster far below the screen is not loaded. */
const lazily = { loading: 'lazy' }

/** A video loads nothing before it is played. Until then it shows the project's picture. */
export function Video({ file, poster }: { file: ProjectFile; poster: Picture | undefined }) {
  const { src, width, height } = file
  return (
    <video
      src={src}
      aria-label={file.alt || file.name || copy.projects.video}
      controls
      playsInline
      preload="none"
      {...(poster && { poster: smallSource(poster) })}
      {...lazily}
      {...(width && height && { width, height })}
      className="h-auto w-full rounded-card bg-sunken"
    />
  )
}
