import { fileFacts } from '@/lib/content/files/file-facts'
import { smallSource } from '@/lib/pictures/picture'
import { frameOf } from '@/lib/pictures/picture-fit'
import type { Picture } from '@/lib/resources/fields/files'
import type { ProjectFile } from '@/lib/resources/projects'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** A document on a line of its own, with its type and size at the end. */
export function DocumentRow({ file }: { file: ProjectFile }) {
  const facts = fileFacts(file)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-8 border-y border-line py-1">
      <TextLink href={file.src}>{file.alt || file.name || copy.projects.document}</TextLink>
      {facts && <span className="text-small text-muted">({facts})</span>}
    </p>
  )
}

/** Browsers know this attribute, React's types do not yet. A poster far below the screen is not loaded. */
const lazily = { loading: 'lazy' }

/** A video loads nothing before it is played. Until then it shows the project's picture, whole. */
export function Video({
  file: { src, alt, name },
  poster,
}: {
  file: ProjectFile
  poster: Picture | undefined
}) {
  return (
    <video
      src={src}
      aria-label={alt || name || copy.projects.video}
      controls
      playsInline
      preload="none"
      {...(poster && { poster: smallSource(poster) })}
      {...lazily}
      style={{ aspectRatio: poster ? frameOf(poster, [1, 16 / 9]) : 16 / 9 }}
      className="on-deep w-full rounded-card object-contain"
    />
  )
}
