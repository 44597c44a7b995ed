import { TextLink } from '../layout/text-link'

interface JumpLinksProps {
  /** Tells screen readers where the links lead. */
  label: string
  links: { href: string; title: string; isCurrent?: boolean }[]
}

/** Links to the parts of a page or of a list. Nothing when there are fewer than two. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  if (links.length < 2) return null
  return (
    <nav aria-label={label} className="no-print">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, title, isCurrent = false }) => (
          <li key={href}>
            {isCurrent ? (
              <span aria-current="page" className="inline-block py-2.75 font-semibold">
                {title}
              </span>
            ) : (
              <TextLink href={href}>{title}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
