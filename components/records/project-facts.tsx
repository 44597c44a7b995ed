import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { Project } from '@/lib/resources/projects'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** For whom the project was, and where to read more, in a row below its picture. */
export function ProjectFacts({ project: { title, client, links } }: { project: Project }) {
  const hasClient = client !== '' && client !== title
  if (!hasClient && links.length === 0) return null
  return (
    <dl className="grid gap-x-8 gap-y-4 border-y border-line py-4 sm:flex sm:flex-wrap sm:gap-x-16">
      {hasClient && (
        <div>
          <dt className="text-small text-muted">{copy.projects.client}</dt>
          <dd dir={directionOf(client)} className="py-2.75">
            {runningText(client)}
          </dd>
        </div>
      )}
      {links.length > 0 && (
        <div>
          <dt className="text-small text-muted">{copy.projects.links}</dt>
          {links.map(({ title, url }, index) => (
            <dd key={index}>
              <TextLink href={url}>{title === url ? domainOf(url) : title}</TextLink>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

/** A bare address is long and says little: its domain says where it leads. */
function domainOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
