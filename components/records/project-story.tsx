import { byLayout } from '@/lib/config/theme/layout-of'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { coverOf, type Project } from '@/lib/resources/projects'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading, sizeInHalf } from '../layout/heading'
import { Trail } from '../layout/trail'
import { ShapedPicture } from '../media/framed-picture'
import { Paragraphs } from '../text/text'
import { factsOf, ProjectFacts } from './project-facts'

const wide = 'lg:col-span-full'
const inColumns = `${wide} lg:grid-cols-2 sm:*:only:col-span-full`

/**
 * Where the parts of a project stand from 64rem on: `outcome` holds the facts and the results, `story` problem and solution. `frame` is the width
 * of the picture divided by its height, `width` its width. Their order in the document is the same in each.
 */
const place = byLayout('record', {
  /** The facts stand below the title, beside the picture; the results are a panel across the page. */
  beside: {
    head: 'lg:col-span-6 lg:row-start-1',
    picture: 'lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:row-span-2',
    outcome: 'contents',
    facts: 'lg:col-span-6 lg:self-end',
    results: `${wide} rounded-card bg-sunken p-6 sm:p-10 lg:grid lg:grid-cols-[4fr_8fr]`,
    story: `${inColumns} lg:pt-4`,
    frame: 4 / 3,
    width: '38rem',
  },
  /** Title, picture at full width, and the story on one axis with the facts in its margin. */
  essay: {
    head: 'lg:col-span-10',
    picture: wide,
    outcome: 'contents',
    facts: 'lg:col-span-4 lg:row-span-2 lg:self-start',
    results: 'lg:col-span-8 lg:col-start-5',
    story: 'lg:col-span-8 lg:col-start-5',
    frame: 16 / 9,
    width: '76rem',
  },
  /** A table with the facts and the results beside the picture. */
  table: {
    head: wide,
    picture: 'lg:col-span-7 lg:self-start',
    outcome: 'border border-line bg-surface lg:col-span-5',
    facts: 'border-t-0! px-6 pt-3',
    results: 'p-6 lg:[&>div]:text-lead',
    story: `${inColumns} lg:pt-4`,
    frame: 3 / 2,
    width: '44rem',
  },
})

/** A project as a story: what came of it, what the problem was, how it was solved. */
export function ProjectStory({ project }: { project: Project }) {
  const { title, results, problem, solution } = project
  const cover = coverOf(project)
  const facts = factsOf(project)
  const hasOutcome = results !== '' || facts.length > 0
  return (
    <Container inner="pt-6 pb-16 sm:pt-12 sm:pb-24">
      <Trail above={[{ title: copy.pages.projects, href: routes.projects }]} current={title} />
      <div className="grid gap-x-8 gap-y-8 pt-4 lg:grid-cols-12">
        <div className={cover ? place.head : wide}>
          <Heading level={1} size={sizeInHalf(title)} text={title} />
        </div>
        {cover && (
          <ShapedPicture
            picture={cover}
            shapes={[place.frame, place.frame]}
            className={`max-h-[42rem] w-full ${hasOutcome ? place.picture : wide}`}
            sizes={`(min-width: 80rem) ${place.width}, (min-width: 64rem) 94vw, ${phoneColumn}`}
            priority
          />
        )}
        {hasOutcome && (
          <div className={cover ? place.outcome : `${place.outcome} ${wide}`}>
            <ProjectFacts facts={facts} className={place.facts} />
            {results && (
              <section className={`stack-3 ${place.results}`}>
                <Heading level={2} size="part" text={copy.projects.results} />
                <div className="stack-4 text-statement leading-snug">
                  <Paragraphs text={results} />
                </div>
              </section>
            )}
          </div>
        )}
        {(problem || solution) && (
          <div className={`grid gap-8 ${place.story}`}>
            <Part title={copy.projects.problem} text={problem} />
            <Part title={copy.projects.solution} text={solution} />
          </div>
        )}
      </div>
    </Container>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <section className="stack-4">
      <Heading level={2} size="part" text={title} />
      <div className="max-w-2xl stack-4">
        <Paragraphs text={text} />
      </div>
    </section>
  )
}
