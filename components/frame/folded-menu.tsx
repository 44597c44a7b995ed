import type { Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { isElsewhere } from './menu-link'

const withoutMarker = 'list-none [&::-webkit-details-marker]:hidden'

/** The menu behind a button. Each level is a `<details>`, so that it opens without JavaScript. */
export function FoldedMenu({ items, hasSearch }: { items: Menu['header']; hasSearch: boolean }) {
  return (
    <details>
      <summary className={`flex min-h-11 items-center gap-2 px-2 font-semibold ${withoutMarker}`}>
        <Icon name="menu" />
        {copy.nav.open}
      </summary>
      <nav
        aria-label={copy.nav.main}
        className="absolute inset-x-0 top-full max-h-[80dvh] overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-8 shadow-raised sm:px-8"
      >
        <ul className="divide-y divide-line text-card font-display">
          {items.map((item) =>
            'links' in item ? (
              <li key={item.title}>
                <details name="sub-menu" className="group">
                  <summary className={`flex items-center justify-between gap-4 py-4 ${withoutMarker}`}>
                    {item.title}
                    <span className="flex group-open:rotate-180">
                      <Icon name="open" />
                    </span>
                  </summary>
                  <ul className="border-l border-line pb-3 pl-5 font-body text-base">
                    {item.links.map((link) => (
                      <li key={link.href}>
                        <Entry {...link} space="py-2.75" />
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ) : (
              <li key={item.href}>
                <Entry {...item} space="py-4" />
              </li>
            ),
          )}
          {hasSearch && (
            <li>
              <Entry href={routes.search} title={copy.pages.search} space="py-4" />
            </li>
          )}
        </ul>
      </nav>
    </details>
  )
}

function Entry({ href, title, space }: { href: string; title: string; space: string }) {
  const external = isElsewhere(href)
  return (
    <a
      href={href}
      className={`block ${space}`}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {title}
      {external && <span className="sr-only"> {copy.actions.openInNewTab}</span>}
    </a>
  )
}
