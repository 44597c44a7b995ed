import type { ReactNode } from 'react'
import type { Project, ProjectFile } from '@/lib/resources/projects'
import { coverOf } from '@/lib/resources/projects'
import { copy, language } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { Gallery, GalleryPicture } from '../media/gallery'
import { DocumentLink, FileTile } from './project-file'

/** The attachments of a project in their order, and its links. */
export function ProjectFiles({ project }: { project: Project }) {
  const { assets, links } = project
  const cover = coverOf(project)
  const files = assets.filter(({ kind, src }) => kind !== 'image' || src !== cover?.src)
  const pictures = files.filter(({ kind }) => kind === 'image')
  if (files.length + links.length === 0) return null
  return (
    <Container inner="space-y-12 pb-16 sm:pb-24">
      <Part title={titleOf(files)} of={files}>
        {files.every(({ kind }) => kind === 'document') ? (
          <ul>
            {files.map((file, index) => (
              <li key={index}>
                <DocumentLink file={file} />
              </li>
            ))}
          </ul>
        ) : (
          <Gallery>
            {files.map((file, index) => (
              <li key={index}>
                {file.kind === 'image' ? (
                  <GalleryPicture picture={file} number={pictures.indexOf(file) + 1} of={pictures.length} />
                ) : (
                  <FileTile file={file} poster={cover} />
                )}
              </li>
            ))}
          </Gallery>
        )}
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

const inWords = new Intl.ListFormat(language, { type: 'conjunction' })

/** What kinds of files there are, in their order: `Imagens, vídeo e documentos`. */
function titleOf(files: ProjectFile[]): string {
  const { gallery, video, videos, documents } = copy.projects
  const videosTitle = files.filter(({ kind }) => kind === 'video').length === 1 ? video : videos
  const titles = { image: gallery, video: videosTitle, document: documents }
  const all = [...new Set(files.map(({ kind }) => titles[kind]))]
  return inWords.format(all.map((title, index) => (index === 0 ? title : title.toLowerCase())))
}

/** Files or links under their title; nothing when there are none. */
function Part({ title, of, children }: { title: string; of: unknown[]; children: ReactNode }) {
  if (of.length === 0) return null
  return (
    <section className="space-y-5">
      <Heading level={2} size="card" text={title} />
      {children}
    </section>
  )
}
