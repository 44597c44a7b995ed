import type { ReactNode } from 'react'
import { coverOf, fileFacts } from '@/lib/content/projects'
import { smallSource } from '@/lib/pictures/picture'
import type { Picture, Project, ProjectFile } from '@/lib/platform'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { Gallery } from '../media/gallery'

/** The attachments of a project: pictures, videos, documents, links. */
export function ProjectFiles({ project }: { project: Project }) {
  const { assets, links } = project
  const cover = coverOf(project)
  const pictures = assets.filter((file) => file.kind === 'image' && file.src !== cover?.src)
  const videos = assets.filter((file) => file.kind === 'video')
  const documents = assets.filter((file) => file.kind === 'document')
  if (pictures.length + videos.length + documents.length + links.length === 0) return null
  return (
    <Container inner="space-y-12 pb-16 sm:pb-24">
      <Part title={copy.projects.gallery} of={pictures}>
        <Gallery pictures={pictures} />
      </Part>
      <Part title={videos.length === 1 ? copy.projects.video : copy.projects.videos} of={videos}>
        <ul className="grid gap-6 lg:grid-cols-2">
          {videos.map((file, index) => (
            <li key={index}>
              <Video file={file} poster={cover} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={copy.projects.documents} of={documents}>
        <ul>
          {documents.map((file, index) => (
            <Document key={index} file={file} />
          ))}
        </ul>
      </Part>
      <Part title={copy.projects.links} of={links}>
        <ul>
          {links.map(({ title, url }, index) => (
            <li key={index}>
              <TextLink href={url}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </Part>
    </Container>
  )
}

/** Files or links of one kind under their title; nothing when there are none. */
function Part({ title, of, children }: { title: string; of: unknown[]; children: ReactNode }) {
  if (of.length === 0) return null
  return (
    <section className="space-y-5">
      <Heading level={2} size="card" text={title} />
      {children}
    </section>
  )
}

function Document({ file }: { file: ProjectFile }) {
  const facts = fileFacts(file)
  return (
    <li>
      <TextLink href={file.src}>{file.alt || file.name || copy.projects.document}</TextLink>
      {facts && <span className="text-small text-muted"> ({facts})</span>}
    </li>
  )
}

/** Browsers know this attribute, React's types do not yet. A poster far below the screen is not loaded. */
const lazily = { loading: 'lazy' }

/** A video loads nothing before it is played. Until then it shows the project's picture. */
function Video({ file, poster }: { file: ProjectFile; poster: Picture | undefined }) {
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
