import { layoutOf } from '@/lib/config/theme/layout-of'
import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Project } from '@/lib/resources/projects'
import { coverOf } from '@/lib/resources/projects'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { FramedPicture } from '../media/framed-picture'
import { Paragraphs } from '../text/text'
import { ProjectFacts } from './project-facts'

/** A project as a story: what came of it, what the problem was, how it was solved. */
export function ProjectStory({ project }: { project: Project }) {
  const { results } = project
  return (
    <Container inner="stack-8 pb-16 sm:stack-12 sm:pb-24">
      <Cover project={project} />
      <ProjectFacts project={project} />
      {results && (
        <section className="grid gap-x-8 gap-y-3 lg:grid-cols-12">
          <div className="lg:col-span-full">
            <Heading level={2} size="small" text={copy.projects.results} />
          </div>
          <div className="stack-4 text-[clamp(1.25rem,1rem+1vw,1.75rem)] leading-snug lg:col-span-9">
            <Paragraphs text={results} />
          </div>
        </section>
      )}
      <Part title={copy.projects.problem} text={project.problem} />
      <Part title={copy.projects.solution} text={project.solution} />
    </Container>
  )
}

/** A flatter picture would be a strip on a phone. */
const WIDEST = 16 / 9

function Cover({ project }: { project: Project }) {
  const cover = coverOf(project)
  if (!cover) return null
  const frame = Math.min(layoutOf('media').cover, WIDEST)
  return (
    <div
      className="max-h-[40rem] w-full overflow-hidden rounded-picture bg-sunken"
      style={{ aspectRatio: frame }}
    >
      <FramedPicture
        picture={cover}
        frame={frame}
        sizes={`(min-width: 80rem) 76rem, (min-width: 40rem) 94vw, ${phoneColumn}`}
        priority
      />
    </div>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-line pt-6 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <Heading level={2} size="card" text={title} />
      </div>
      <div className="max-w-2xl stack-4 lg:col-span-7 lg:col-start-4">
        <Paragraphs text={text} />
      </div>
    </section>
  )
}
