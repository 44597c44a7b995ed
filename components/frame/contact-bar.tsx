import { telephoneLink } from '@/lib/content/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import type { IconName } from '../icons'

/**
 * On phones: call, write and ask for a quote, within reach of a thumb. The page of the form itself has no link to the form. A low window
 * has no bar, nor has one in which the visitor writes.
 */
export function ContactBar({ settings }: { settings: FrameSettings }) {
  const telephone = telephoneLink(settings)
  return (
    <nav
      aria-label={copy.nav.quick}
      className="print:hidden fixed inset-x-0 bottom-0 z-20 in-[body:has([data-quote-form])]:not-has-[li+li]:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] in-[body:has(:is(input,textarea):focus)]:hidden low:hidden lg:hidden"
    >
      <ul className="flex flex-wrap">
        {telephone && <Action href={telephone} icon="phone" title={copy.actions.call} />}
        {settings.whatsapp && <Action href={settings.whatsapp} icon="chat" title={copy.actions.whatsapp} />}
        <Action href={routes.quote} icon="quote" title={copy.actions.quote} isMain />
      </ul>
    </nav>
  )
}

interface ActionProps {
  href: string
  icon: IconName
  title: string
  isMain?: boolean
}

function Action({ href, icon, title, isMain = false }: ActionProps) {
  const look = isMain ? 'grow-2 bg-accent text-on-accent in-[body:has([data-quote-form])]:hidden' : 'grow'
  return (
    <li className={`flex ${look}`}>
      <a
        href={href}
        className="flex min-h-14 w-full items-center justify-center gap-1.5 px-1 text-small max-[22.5rem]:[&_.icon-sprite]:hidden font-semibold focus-visible:-outline-offset-4"
      >
        <Icon name={icon} />
        {title}
      </a>
    </li>
  )
}
