import { shapeOf } from '@site-starter/engine/pictures'
import type { CSSProperties } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { fileFacts } from '@/lib/content/file-facts'
import { coverOf, type Project, type ProjectFile } from '@/lib/kinds/projects'
import { language } from '@/site/copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { Link } from '../layout/text-link'
import { Gallery, GalleryPicture } from '../media/gallery'
import { runningText } from '../text/words'

export function ProjectFiles({ project }: { project: Project }) {
  const cover = coverOf(project)
  const files = project.assets.filter(({ kind, src }) => kind !== 'image' || src !== cover?.src)
  if (files.length === 0) return null
  const pictures = files.filter(({ kind }) => kind === 'image')
  return (
    <Container className="part plain" inner="stack-6">
      <Heading level={2} size="part" text={titleOf(files)} />
      <Gallery>
        {files.map((file, index) => (
          <File key={index} file={file} pictures={pictures} />
        ))}
      </Gallery>
    </Container>
  )
}

interface FileProps {
  file: ProjectFile
  pictures: ProjectFile[]
}

function File({ file, pictures }: FileProps) {
  if (file.kind === 'image') {
    const index = pictures.indexOf(file)
    const style: CSSProperties & Record<'--shape', number> = { '--shape': shapeOf(file, [4 / 5, 2]) }
    return (
      <li className="justified" style={style}>
        <GalleryPicture picture={file} number={index + 1} of={pictures.length} />
      </li>
    )
  }
  return (
    <li className="w-full">{file.kind === 'video' ? <Video file={file} /> : <DocumentRow file={file} />}</li>
  )
}

const conjunction = new Intl.ListFormat(language, { type: 'conjunction' })

/** The heading of the files, by their kinds in order: `Imagens, vídeo e documentos`. */
function titleOf(files: ProjectFile[]): string {
  const copy = copyHere()
  const { gallery, videos, documents } = copy.projects
  const titles = { image: gallery, video: videos, document: documents }
  const countOf = (kind: ProjectFile['kind']) => files.filter((file) => file.kind === kind).length
  const all = [...new Set(files.map(({ kind }) => kind))].map((kind) => titles[kind](countOf(kind)))
  return conjunction.format(all.map((title, index) => (index === 0 ? title : title.toLowerCase())))
}

/** A document in its own row. The link ends with its type and size. */
function DocumentRow({ file }: { file: ProjectFile }) {
  const copy = copyHere()
  const facts = fileFacts(file)
  return (
    <p className="border-y border-line py-1">
      <Link href={file.src} className="flex flex-wrap items-center justify-between gap-x-8 py-2.75">
        <span className="text-accent fine-line underline-offset-4 wrap-anywhere">
          {runningText(file.alt || file.name || copy.projects.document)}
        </span>
        {facts && <span className="text-small text-muted">({facts})</span>}
      </Link>
    </p>
  )
}

/** A video that loads nothing before it is played. It has no poster: the platform has none, and another picture would mislead. */
function Video({ file }: { file: ProjectFile }) {
  const copy = copyHere()
  return (
    <video
      src={file.src}
      aria-label={file.alt || file.name || copy.projects.video}
      controls
      playsInline
      preload="none"
      style={{ aspectRatio: file.width && file.height ? shapeOf(file, [1, 16 / 9]) : 16 / 9 }}
      className="on-deep w-full rounded-card object-contain"
    />
  )
}
