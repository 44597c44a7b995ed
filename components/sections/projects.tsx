import { theme } from '@theme/theme'
import { copyHere } from '@/lib/content/copy-in'
import type { ProjectCard } from '@/lib/kinds/projects'
import { routes } from '@/lib/routes/routes'
import { phoneColumn } from '@/lib/theme/phone-column'
import type { ProjectLayout } from '@/themes/layouts'
import { ProjectCards } from '../cards/project-cards'
import { Heading } from '../layout/heading'
import { ListSection } from '../layout/section'
import { ShapedPicture } from '../media/shaped-picture'
import { isPoster, ResultPoster } from '../records/result-poster'
import { Line } from '../text/text'
import type { SectionProps } from './props'

type StoryLayout = NonNullable<ProjectLayout['home']>

/** The tallest and the widest shape of a picture, width divided by height. */
const defaultShapes = [4 / 5, 2] as const

/** The layout for other pictures, if the theme has none of its own. */
const pictureBesideText: StoryLayout = {
  project: 'gap-6 lg:flex-row lg:items-end lg:gap-8',
  picture: 'lg:w-[min(58%,29rem*var(--shape))] lg:shrink-0',
  words: '',
  width: '44rem',
}

/** The layout for a tall picture, such as a phone screenshot, which is not much higher than the text beside it. */
const tallPicture: StoryLayout = {
  project: 'gap-6 lg:flex-row lg:items-center lg:gap-8',
  picture: 'lg:w-[calc(20rem*var(--shape))] lg:shrink-0',
  words: '',
  width: '20rem',
}

/** The latest projects: the first one in detail if it has a text or a picture, the others below it. */
export function Projects({ site: { projects }, tone, most = 3 }: SectionProps) {
  const copy = copyHere()
  const [first, ...others] = projects.slice(0, most)
  if (!first) return null
  return (
    <ListSection
      {...copy.home.projects}
      tone={tone}
      href={routes.projects}
      all={copy.actions.allProjects}
      hasMore={projects.length > most}
    >
      {first.summary || first.cover ? (
        <div className="stack-8 lg:stack-12">
          <Story project={first} />
          {others.length > 0 && <ProjectCards records={others} level={3} isIndex isBrief />}
        </div>
      ) : (
        <ProjectCards records={[first, ...others]} level={3} isIndex />
      )}
    </ListSection>
  )
}

function Story({ project }: { project: ProjectCard }) {
  const { title, client, slug, summary, result, cover } = project
  const isTall = cover !== undefined && (cover.height ?? 0) > (cover.width ?? 0)
  const { shapes = defaultShapes, ...layout } = isTall
    ? tallPicture
    : (theme.project.home ?? pictureBesideText)
  if (!cover && isPoster(result))
    return (
      <article>
        <ResultPoster href={routes.project(slug)} text={result}>
          {client !== title && <Line text={client} className="font-semibold" />}
          <Heading level={3} size="card" text={title} href={routes.project(slug)} />
        </ResultPoster>
      </article>
    )
  return (
    <article className={`group relative flex flex-col ${layout.project}`}>
      {cover && (
        <ShapedPicture
          picture={cover}
          shapes={shapes}
          className={`w-[min(100%,40rem*var(--shape))] ${layout.picture}`}
          sizes={`(min-width: 80rem) ${layout.width}, (min-width: 64rem) 94vw, ${phoneColumn}`}
        />
      )}
      <div className={`stack-4 ${layout.words}`}>
        {client !== title && <Line text={client} className="font-semibold text-accent" />}
        <Heading level={3} size="part" text={title} href={routes.project(slug)} />
        <Line text={summary} className="line-clamp-6 text-muted max-sm:line-clamp-3" />
      </div>
    </article>
  )
}
