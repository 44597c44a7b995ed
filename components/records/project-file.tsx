import { fileFacts } from '@/lib/content/file-facts'
import { smallSource } from '@/lib/pictures/picture'
import type { Picture } from '@/lib/resources/fields/files'
import type { ProjectFile } from '@/lib/resources/projects'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { TextLink } from '../layout/text-link'

/** A link to a document, with its type and size. */
export function DocumentLink({ file }: { file: ProjectFile }) {
  const facts = fileFacts(file)
  return (
    <>
      <TextLink href={file.src}>{file.alt || file.name || copy.projects.document}</TextLink>
      {facts && <span className="text-small text-muted"> ({facts})</span>}
    </>
  )
}

/** A video or a document in the size of a picture of the gallery. */
export function FileTile({ file, poster }: { file: ProjectFile; poster: Picture | undefined }) {
  if (file.kind === 'video') return <Video file={file} poster={poster} />
  return (
    <div className="flex min-h-full flex-col items-center justify-center rounded-card border border-line bg-surface p-5 text-center sm:aspect-4/3">
      <span className="text-accent">
        <Icon name="quote" size="large" />
      </span>
      <DocumentLink file={file} />
    </div>
  )
}

/** Browsers know this attribute, React's types do not yet. A poster far below the screen is not loaded. */
const lazily = { loading: 'lazy' }

/** A video loads nothing before it is played. Until then it shows the project's picture. */
function Video({ file: { src, alt, name }, poster }: { file: ProjectFile; poster: Picture | undefined }) {
  return (
    <video
      src={src}
      aria-label={alt || name || copy.projects.video}
      controls
      playsInline
      preload="none"
      {...(poster && { poster: smallSource(poster) })}
      {...lazily}
      className="aspect-4/3 w-full rounded-card bg-sunken object-contain"
    />
  )
}
