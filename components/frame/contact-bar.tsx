import { theme } from '@theme/theme'
import { type Action, barActions } from '@/lib/content/actions'
import type { Texts } from '@/lib/settings/define-copy'
import type { FrameSettings } from '@/lib/views/frame'
import { siteConfig } from '@/site/config'
import { Icon, iconNamed } from '../icon'
import { Link } from '../layout/text-link'

const layout = theme.bar

/**
 * The contact bar at the bottom of a phone. It has no link to the current page, which would clear its form, and on a page with the form no link to
 * that form. It is hidden in a low viewport and while a field has the focus. components/consent/consent-style.ts finds it as `nav.fixed`.
 */
export function ContactBar({ settings, copy }: { settings: FrameSettings; copy: Texts }) {
  const actions = barActions(settings, copy)
  return (
    <nav
      aria-label={copy.nav.quick}
      className={`print:hidden fixed inset-x-0 bottom-0 z-20 on-quote:not-has-[li+li]:hidden has-[li:only-child>[aria-current=page]]:hidden [&_li:has(>[aria-current=page])]:hidden ${layout.bar} pb-[env(safe-area-inset-bottom)] writing:hidden low:hidden lg:hidden`}
    >
      <ul className="flex flex-wrap">
        {actions.map((action, index) => (
          <BarItem key={action.href} action={action} isMain={index === actions.length - 1} />
        ))}
      </ul>
    </nav>
  )
}

function BarItem({ action, isMain }: { action: Action; isMain: boolean }) {
  const { href, title, icon, number } = { ...action, ...action.inBar }
  const name = iconNamed(icon)
  const isNumbered = number !== undefined && siteConfig.consent !== undefined
  const classes = isMain ? `grow-2 on-quote:hidden ${layout.main}` : `grow ${layout.item}`
  return (
    <li className={`flex ${classes}`}>
      <Link
        href={href}
        inMenu
        sameTab
        className="flex min-h-14 w-full items-center justify-center gap-1.5 px-1 text-small max-[22.5rem]:[&_.icon-sprite]:hidden font-semibold no-underline focus-visible:-outline-offset-4"
      >
        {name && !isNumbered && <Icon name={name} />}
        {isNumbered ? (
          <span className="leading-tight">
            {title}
            {/* components/consent/consent-style.ts shows the number only while the consent question may cover the one on the page. */}
            <span className="bar-number block text-[0.75rem] whitespace-nowrap max-[22.5rem]:hidden">
              {number?.number}
            </span>
          </span>
        ) : (
          title
        )}
      </Link>
    </li>
  )
}
