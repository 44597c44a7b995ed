import { fit, HeaderGhost, room } from '@/components/header/header-ghost'
import { SiteName } from '@/components/header/logo'
import { Menus } from '@/components/header/menus'
import { actionLines, actionName } from '@/components/header/second-action'
import { Icon, iconNamed } from '@/components/icon'
import { ButtonLink } from '@/components/layout/buttons'
import { Container } from '@/components/layout/container'
import { type Action, mainAction, secondAction } from '@/lib/content/actions'
import type { HeaderProps, MenuLayout } from '@/themes/layouts'

/** The menu: a dot below the current page, and a sheet with a round corner. */
const layout: MenuLayout = {
  mark: 'after:absolute after:inset-x-0 after:bottom-0.5 after:mx-auto after:size-1.5 after:rounded-full after:bg-(--accent)',
  sheet: 'rounded-s-picture bg-surface',
  list: 'text-part',
}

/** The header in one row. If it does not fit, the number becomes an icon, then the menu a button. The content decides, not the viewport width. */
export function Header({ frame, menu }: HeaderProps) {
  const { name, settings, copy } = frame
  const main = mainAction(copy)
  const second = secondAction(settings, main, copy)
  const lines = second ? actionLines(second) : []
  const ghost = { menu, mainTitle: main.title, hasIcon: iconNamed(second?.icon) !== undefined }
  return (
    <header className="frame-header print:hidden z-20 border-b border-line lg:not-low:sticky lg:not-low:top-0 bg-paper">
      <Container inner="flex h-17 items-center gap-2 sm:h-18 sm:gap-6">
        <SiteName name={name} href={frame.first} />
        <div className={`min-w-11 ${fit}`}>
          <div className={`@container/number ${room}`}>
            <div className={fit}>
              <div className={`@container/menu ${room}`}>
                <div className="flex h-full w-max flex-none items-center gap-1 lg:gap-5">
                  <Menus menu={menu} frame={frame} layout={layout}>
                    {second && <SecondAction action={second} lines={lines} />}
                    <div className="hidden shrink-0 lg:block">
                      <ButtonLink href={main.href} compact>
                        {main.title}
                      </ButtonLink>
                    </div>
                  </Menus>
                </div>
              </div>
              <HeaderGhost {...ghost} />
            </div>
          </div>
          <HeaderGhost {...ghost} lines={lines} />
        </div>
      </Container>
    </header>
  )
}

/** The second action with its text lines, or its icon if there is no room. */
function SecondAction({ action, lines: [first, ...others] }: { action: Action; lines: string[] }) {
  const icon = iconNamed(action.icon)
  return (
    <a
      href={action.href}
      aria-label={actionName(action)}
      className={`hidden min-h-11 min-w-11 items-center justify-center gap-2 text-small font-semibold ${icon ? 'lg:flex' : 'lg:@max-[2px]/number:flex'}`}
    >
      {icon && <Icon name={icon} />}
      <span className="hidden leading-tight whitespace-nowrap @max-[2px]/number:block">
        {first}
        {others.map((line) => (
          <span key={line} className="block text-[0.75rem] font-normal text-muted">
            {line}
          </span>
        ))}
      </span>
    </a>
  )
}
