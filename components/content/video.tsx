import { type Picture, type ProjectFile, smallSource } from '@/lib/platform'
import { fileTitle } from '@/lib/projects'
import { copy } from '@/site.copy'

/** Known to browsers, not yet to React's types: a poster far below is not loaded. */
const lazily = { loading: 'lazy' }

/** A video loads nothing of its own before it is played; until then it shows the project's picture. */
export function Video({ file, poster }: { file: ProjectFile; poster: Picture | undefined }) {
  const { src, width, height } = file
  return (
    <video
      src={src}
      aria-label={fileTitle(file, copy.projects.video)}
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
