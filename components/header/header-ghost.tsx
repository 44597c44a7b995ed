import type { Menu } from '@/lib/views/frame'

/*
 * The header folds parts that do not fit, without a script. A fit contains a ghost, as wide as the parts in one row, and a room beside it. A ghost
 * that fits leaves no width for the room. One that does not fit wraps into an invisible second row, and the room is as wide as the header. A
 * container query on the width of the room shows its content. One fit is for the number, another inside it for the menu.
 */

/** The classes of a fit: a row that wraps, in which the ghost comes first. */
export const fit = 'flex h-full w-full flex-[1_1_0] flex-row-reverse flex-wrap'

/** The classes of a room, which takes the width that the ghost leaves. */
export const room = 'flex h-full flex-[1_0_0] justify-end'

interface HeaderGhostProps {
  menu: Menu
  /** The title of the main action, if it is in the row. */
  mainTitle?: string
  hasIcon?: boolean
  /** Whether the header has a link to the search, as in `Menus`. */
  hasSearch?: boolean
  /** The second action, or the number with the lines below it; undefined if the icon is enough. */
  lines?: string[]
}

/** An invisible element as wide as the header's parts in one row. If it does not fit, the header folds the parts. */
export function HeaderGhost({
  menu,
  mainTitle,
  hasIcon = false,
  hasSearch = menu.has.search,
  lines = [],
}: HeaderGhostProps) {
  return (
    <div
      aria-hidden="true"
      className="invisible flex h-full flex-[100000_0_auto] items-center text-small font-medium whitespace-nowrap [&_i]:before:not-italic [&_i]:before:content-[attr(data-text)]"
    >
      {menu.header.map((item) => (
        <i key={item.title} data-text={item.title} className={'links' in item ? 'pe-12' : 'pe-7'} />
      ))}
      {menu.languages.map(({ lang, name }) => (
        <i key={lang} data-text={name} className="pe-7" />
      ))}
      {hasSearch && <i className="ps-16" />}
      <span className="hidden gap-5 lg:flex">
        {(hasIcon || lines.length > 0) && (
          <span className="ps-11 text-small font-semibold">
            {lines.map((line) => (
              <i key={line} data-text={line} className="block" />
            ))}
          </span>
        )}
        {mainTitle && <i data-text={mainTitle} className="px-5 font-semibold" />}
      </span>
    </div>
  )
}
