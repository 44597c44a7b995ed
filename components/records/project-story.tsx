import { shapeOf } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import { copyHere } from '@/lib/content/copy-in'
import { coverOf, type Project } from '@/lib/kinds/projects'
import { routes } from '@/lib/routes/routes'
import { phoneColumn } from '@/lib/theme/phone-column'
import { Container } from '../layout/container'
import { Heading, sizeInHalf } from '../layout/heading'
import { Trail } from '../layout/trail'
import { ShapedPicture } from '../media/shaped-picture'
import { Paragraphs } from '../text/text'
import { factsOf, ProjectFacts } from './project-facts'
import { isPoster, ResultPoster } from './result-poster'

const wholeWidth = 'lg:col-span-full'

/** The layout from layouts/project.ts of the theme. */
const themeLayout = { rows: '', ...theme.project }

/** The layout, instead of the theme's, for a nearly square or tall picture with the title and the story beside it. */
const tallPictureLayout = {
  ...themeLayout,
  rows: 'lg:grid-rows-[1fr_auto_auto_1fr]',
  head: 'lg:col-span-8 lg:col-start-5 lg:row-start-2',
  picture: 'self-start lg:col-span-4 lg:row-span-4 lg:row-start-1',
  story: 'lg:col-span-8 lg:col-start-5 lg:row-start-3',
  shapes: [4 / 5, 2],
} as const

/** The layout, instead of the theme's, for a wide picture across the page. */
const widePictureLayout = { ...themeLayout, picture: wholeWidth, shapes: [2, 2] } as const

/** The smallest shape of a wide picture, width divided by height. */
const MIN_WIDE_SHAPE = 1.3

/** The layout of a project. That of the theme needs results or facts beside the picture, or no picture at all. */
function layoutFor(cover: ReturnType<typeof coverOf>, hasOutcome: boolean) {
  if (hasOutcome || !cover) return themeLayout
  return shapeOf(cover, [1, 2]) >= MIN_WIDE_SHAPE ? widePictureLayout : tallPictureLayout
}

/** A project as a story: results, problem and solution. */
export function ProjectStory({ project }: { project: Project }) {
  const copy = copyHere()
  const { slug, title, results, problem, solution } = project
  const cover = coverOf(project)
  const facts = factsOf(project)
  const hasOutcome = results !== '' || facts.length > 0
  const layout = layoutFor(cover, hasOutcome)
  return (
    <Container className="part plain" inner="stack-6 pt-6 sm:pt-12">
      <Trail above={[{ title: copy.pages.projects, href: routes.projects }]} current={title} />
      <div className={`grid gap-x-8 gap-y-8 lg:grid-cols-12 ${layout.rows}`}>
        <div className={cover ? layout.head : wholeWidth}>
          <Heading level={1} size={sizeInHalf(title)} text={title} />
        </div>
        {cover && (
          <ShapedPicture
            picture={cover}
            shapes={layout.shapes ?? [4 / 5, 2]}
            className={`${layout.shapes ? '' : 'w-[min(100%,40rem*var(--shape))]'} ${layout.picture}`}
            sizes={`(min-width: 80rem) ${layout.width}, (min-width: 64rem) 94vw, ${phoneColumn}`}
            priority
          />
        )}
        {hasOutcome && (
          <div className={cover ? layout.outcome : `${layout.outcome} ${wholeWidth}`}>
            <ProjectFacts facts={facts} className={layout.facts} />
            {results &&
              (!cover && isPoster(results) ? (
                <section className={wholeWidth}>
                  <ResultPoster href={routes.project(slug)} text={results}>
                    <Heading level={2} size="card" text={copy.projects.results} />
                  </ResultPoster>
                </section>
              ) : (
                <section className={`stack-3 ${layout.results}`}>
                  <Heading level={2} size="part" text={copy.projects.results} />
                  <div className="stack-4 text-statement leading-snug">
                    <Paragraphs text={results} />
                  </div>
                </section>
              ))}
          </div>
        )}
        {(problem || solution) && (
          <div className={`grid gap-8 ${layout.story}`}>
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
