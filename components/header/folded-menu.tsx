import type { Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { Words } from '../text/words'
import { isElsewhere } from './menu-link'

const withoutMarker = 'list-none [&::-webkit-details-marker]:hidden'

/** The menu behind a button. Each level is a `<details>` element, which opens without JavaScript. */
export function FoldedMenu({ items, hasSearch }: { items: Menu['header']; hasSearch: boolean }) {
  return (
    <details className="relative">
      <summary
        className={`flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold ${withoutMarker}`}
      >
        <Icon name="menu" />
        <span className="max-sm:sr-only">{copy.nav.open}</span>
      </summary>
      <nav
        aria-label={copy.nav.main}
        className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-9rem)] low:max-h-none w-[min(100vw-2.5rem,24rem)] overflow-y-auto rounded-card border border-line bg-surface px-5 py-2 shadow-raised"
      >
        <ul className="divide-y divide-line text-card font-display">
          {items.map((item) =>
            'links' in item ? (
              <li key={item.title}>
                <details name="sub-menu" className="group">
                  <summary className={`flex items-center justify-between gap-4 py-4 ${withoutMarker}`}>
                    <Words text={item.title} />
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
      <Words text={title} />
      {external && <span className="sr-only"> {copy.actions.openInNewTab}</span>}
    </a>
  )
}
