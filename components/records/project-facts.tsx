import { directionOf } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import type { Project } from '@/lib/kinds/projects'
import { TextLink } from '../layout/text-link'
import { runningText } from '../text/words'

/** The client of a project and links to more, as far as they are known. */
export function factsOf({ title, client, links }: Project) {
  const copy = copyHere()
  const forWhom = client !== '' && client !== title && (
    <span dir={directionOf(client)} className="block py-2.75">
      {runningText(client)}
    </span>
  )
  const more =
    links.length > 0 &&
    links.map(({ title, url }, index) => (
      <span key={index} className="block *:block">
        <TextLink href={url}>{title}</TextLink>
      </span>
    ))
  return [
    { title: copy.projects.client, value: forWhom },
    { title: copy.projects.links(links.length), value: more },
  ].filter(({ value }) => value)
}

/** Project facts, one per row. */
export function ProjectFacts({ facts, className }: { facts: ReturnType<typeof factsOf>; className: string }) {
  if (facts.length === 0) return null
  return (
    <dl className={`divide-lines border-y border-line ${className}`}>
      {facts.map(({ title, value }) => (
        <div key={title} className="flex flex-wrap items-baseline gap-x-4 py-1">
          <dt className="min-w-22 shrink-0 text-small text-muted">{title}</dt>
          <dd className="flex-1 basis-[9rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
