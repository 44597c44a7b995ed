import type { ReactNode } from 'react'
import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { Project } from '@/lib/resources/projects'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

const hasClient = ({ title, client }: Project) => client !== '' && client !== title

/** Whether there is anything in `ProjectFacts`. */
export const hasFacts = (project: Project) => hasClient(project) || project.links.length > 0

/** For whom the project was, and where to read more, a row each; nothing when neither is known. */
export function ProjectFacts({ project, className }: { project: Project; className: string }) {
  if (!hasFacts(project)) return null
  const { client, links } = project
  return (
    <dl className={`divide-lines border-y border-line ${className}`}>
      {hasClient(project) && (
        <Row title={copy.projects.client}>
          <span dir={directionOf(client)} className="block py-2.75">
            {runningText(client)}
          </span>
        </Row>
      )}
      {links.length > 0 && (
        <Row title={copy.projects.links}>
          {links.map(({ title, url }, index) => (
            <span key={index} className="block *:block">
              <TextLink href={url}>{title === url ? domainOf(url) : title}</TextLink>
            </span>
          ))}
        </Row>
      )}
    </dl>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-1">
      <dt className="min-w-22 shrink-0 text-small text-muted">{title}</dt>
      <dd className="flex-1 basis-[9rem]">{children}</dd>
    </div>
  )
}

/** A bare address is long and says little: its domain says where it leads. */
function domainOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
