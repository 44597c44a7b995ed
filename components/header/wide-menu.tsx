import type { Menu } from '@/lib/pages/frame'
import { Icon } from '../icon'
import { MenuLink } from './menu-link'

/** The menu in one row. A sub-menu is a popover: it opens, and closes with Escape or a click outside, without a script. */
export function WideMenu({ items }: { items: Menu['header'] }) {
  return (
    <ul className="flex gap-7 text-small font-medium whitespace-nowrap">
      {items.map((item, index) =>
        'links' in item ? (
          <li key={item.title} className="sub-menu">
            <button
              type="button"
              popoverTarget={`sub-menu-${index}`}
              className="flex items-center gap-1.5 py-2.75 font-medium underline-offset-4 hover:underline"
            >
              {item.title}
              <Icon name="open" size="inherit" />
            </button>
            <ul
              id={`sub-menu-${index}`}
              popover="auto"
              className="min-w-52 max-w-80 rounded-card border border-line bg-surface px-5 py-3 text-ink shadow-raised"
            >
              {item.links.map(({ href, title }) => (
                <li key={href} className="whitespace-normal">
                  <MenuLink href={href}>{title}</MenuLink>
                </li>
              ))}
            </ul>
          </li>
        ) : (
          <li key={item.href}>
            <MenuLink href={item.href}>{item.title}</MenuLink>
          </li>
        ),
      )}
    </ul>
  )
}
