import type { Project } from '@/lib/platform'
import { coverOf } from '@/lib/projects'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { Paragraphs } from './paragraphs'
import { Picture } from './picture'

const parts = ['problem', 'solution', 'results'] as const

/** Case work as a narrative: the problem, what was done, what came of it. */
export function ProjectStory({ project }: { project: Project }) {
  const cover = coverOf(project)
  return (
    <Container>
      {cover && (
        <div className="mb-12 overflow-hidden rounded-picture bg-sunken">
          <Picture
            picture={cover}
            sizes="(min-width: 80rem) 76rem, 94vw"
            priority
            className="aspect-3/2 max-h-[40rem] w-full object-cover"
          />
        </div>
      )}
      <div className="space-y-12 pb-14 sm:space-y-16 sm:pb-20">
        {parts
          .filter((part) => project[part])
          .map((part) => (
            <section key={part} className="grid gap-5 md:grid-cols-[1fr_2fr] md:gap-12">
              <Heading level={2} size="card">
                {copy.projects[part]}
              </Heading>
              <div className="max-w-2xl space-y-4 text-lead">
                <Paragraphs text={project[part]} />
              </div>
            </section>
          ))}
      </div>
    </Container>
  )
}
