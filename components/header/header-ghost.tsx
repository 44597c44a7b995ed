import type { Menu } from '@/lib/pages/frame'

interface HeaderGhostProps {
  items: Menu['header']
  /** The number and the note below it; absent where the icon is enough. */
  number?: string[]
  hasSearch: boolean
  hasPhone: boolean
  action: string
}

/** An invisible element, as wide as the header's parts in one row. When it does not fit, `header.css` folds the parts. */
export function HeaderGhost({ items, number, hasSearch, hasPhone, action }: HeaderGhostProps) {
  return (
    <div aria-hidden="true" className="header-ghost text-small font-medium">
      {items.map((item) => (
        <i key={item.title} data-text={item.title} className={'links' in item ? 'pr-12' : 'pr-7'} />
      ))}
      {hasSearch && <i className="pl-16" />}
      <span className="hidden gap-5 lg:flex">
        {hasPhone && (
          <span className="pl-11 text-small font-semibold">
            {number?.map((line) => (
              <i key={line} data-text={line} className="block" />
            ))}
          </span>
        )}
        <i data-text={action} className="px-5 font-semibold" />
      </span>
    </div>
  )
}
