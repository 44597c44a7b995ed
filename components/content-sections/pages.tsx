import { markdownPages } from '@site-starter/engine/content'
import { sizedPicture } from '@site-starter/engine/pictures'
import { languageOf } from '@/lib/content/translations'
import { CardList } from '../cards/card-list'
import { CardText } from '../cards/card-parts'
import { Section } from '../layout/section'
import type { ContentSectionProps } from './props'

/** In code, the parent page is given by `of`, or by `path`, the path of the page that contains the section. */
type PagesProps = ContentSectionProps<'pages'> & ({ path: string } | { of: string; path?: string })

/** Cards of the Markdown pages directly below a page, in the language of the page. */
export async function Pages({ path = '', of = path, ...head }: PagesProps) {
  const pages = markdownPages()
    .filter((page) => folderOf(page.path) === of && languageOf(page.path) === languageOf(of))
    .toSorted((one, other) => one.order - other.order)
  if (pages.length === 0) return null
  const cards = await Promise.all(
    pages.map(async ({ path: href, title, description, picture }) => ({
      href,
      title,
      picture: picture && (await sizedPicture(picture)),
      below: description && <CardText text={description} />,
    })),
  )
  return (
    <Section {...head}>
      <CardList cards={cards} level={head.title ? 3 : 2} />
    </Section>
  )
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
