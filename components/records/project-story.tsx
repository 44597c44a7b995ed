import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Project } from '@/lib/resources/projects'
import { coverOf } from '@/lib/resources/projects'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { ShapedPicture } from '../media/framed-picture'
import { Paragraphs } from '../text/text'

const parts = ['problem', 'solution', 'results'] as const

/** A project as a story: the problem, the solution, the results. */
export function ProjectStory({ project }: { project: Project }) {
  const cover = coverOf(project)
  return (
    <Container>
      {cover && (
        <ShapedPicture
          picture={cover}
          shapes={[4 / 5, 21 / 9]}
          className="mx-auto mb-12 max-h-[40rem] max-w-full"
          sizes={`(min-width: 80rem) 76rem, (min-width: 40rem) 94vw, ${phoneColumn}`}
          priority
        />
      )}
      <div className="space-y-12 pb-14 sm:space-y-16 sm:pb-20">
        {parts
          .filter((part) => project[part])
          .map((part) => (
            <section key={part} className="grid gap-5 md:grid-cols-[1fr_2fr] md:gap-12">
              <Heading level={2} size="card" text={copy.projects[part]} />
              <div className="max-w-2xl space-y-4 text-lead">
                <Paragraphs text={project[part]} />
              </div>
            </section>
          ))}
      </div>
    </Container>
  )
}
