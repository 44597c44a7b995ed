'use client'

import { decoded } from '@site-starter/engine/text'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

interface MenuLinkProps extends ComponentProps<'a'> {
  /** The decoded path of the page that it leads to, as in its address and as in `app/`. */
  paths: string[]
}

/** A link of a menu, which says where the visitor is: `page` of its own page, `true` of a page below it. A layout on the server does not know. */
export function MenuLink({ paths, children, ...link }: MenuLinkProps) {
  const current = decoded(usePathname())
  const isHere = paths.includes(current)
  const isAbove = paths.some((path) => path !== '/' && current.startsWith(`${path}/`))
  return (
    <a {...link} aria-current={isHere ? 'page' : isAbove || undefined}>
      {children}
    </a>
  )
}
