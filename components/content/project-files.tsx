import type { ReactNode } from 'react'
import { type Picture as PictureContent, type Project, type ProjectFile, pictureProps } from '@/lib/platform'
import { coverOf, fileFacts, fileTitle } from '@/lib/projects'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { Picture } from './picture'

/** What is attached to a project: pictures and videos, documents, links. */
export function ProjectFiles({ project }: { project: Project }) {
  const { assets, links } = project
  const cover = coverOf(project)
  const media = assets.filter((file) => file.kind !== 'document' && file.src !== cover?.src)
  const documents = assets.filter((file) => file.kind === 'document')
  if (media.length + documents.length + links.length === 0) return null
  return (
    <Container>
      <div className="space-y-12 pb-16 sm:pb-24">
        {media.length > 0 && (
          <Part title={copy.projects.gallery}>
            <ul className="grid gap-6 sm:grid-cols-2">
              {media.map((file, index) => (
                <Media key={index} file={file} poster={cover} />
              ))}
            </ul>
          </Part>
        )}
        {documents.length > 0 && (
          <Part title={copy.projects.documents}>
            <ul>
              {documents.map((file, index) => (
                <Document key={index} file={file} />
              ))}
            </ul>
          </Part>
        )}
        {links.length > 0 && (
          <Part title={copy.projects.links}>
            <ul>
              {links.map(({ title, url }, index) => (
                <li key={index}>
                  <TextLink href={url} external>
                    {title || url}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </Container>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-5">
      <Heading level={2} size="card">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** A video loads nothing of its own before it is played; until then it shows the project's picture. */
function Media({ file, poster }: { file: ProjectFile; poster: PictureContent | undefined }) {
  const title = fileTitle(file, copy.projects.video)
  return (
    <li className="overflow-hidden rounded-card bg-sunken">
      {file.kind === 'video' ? (
        <video
          src={file.src}
          aria-label={title}
          controls
          playsInline
          preload="none"
          {...(poster && { poster: pictureProps(poster, { sizes: '46vw' }).src })}
          {...(file.width && file.height && { width: file.width, height: file.height })}
          className="h-auto w-full"
        />
      ) : (
        <Picture picture={file} sizes="(min-width: 40rem) 46vw, 92vw" className="size-full object-cover" />
      )}
    </li>
  )
}

function Document({ file }: { file: ProjectFile }) {
  const facts = fileFacts(file)
  return (
    <li>
      <TextLink href={file.src} external>
        {fileTitle(file, copy.projects.document)}
      </TextLink>
      {facts && <span className="text-small text-muted"> ({facts})</span>}
    </li>
  )
}
