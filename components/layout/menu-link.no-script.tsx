'use client'

import { decoded } from '@site-starter/engine/text'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

interface MenuLinkProps extends ComponentProps<'a'> {
  /** The decoded paths of the target page: its address, and its path in `app/`. */
  paths: string[]
}

/** A menu link with `aria-current`: `page` on its own page, `true` on a page below it. A server layout does not know the page. */
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
