import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import type { Frame, Menu } from '@/lib/pages/frame'
import { Bar } from '../header/bar'
import { Board } from '../header/board'
import { Masthead } from '../header/masthead'

interface HeaderProps {
  frame: Frame
  menu: Menu
}

const layouts = {
  bar: Bar,
  masthead: Masthead,
  board: Board,
} satisfies Record<Layouts['header'], (props: HeaderProps) => unknown>

export function Header(props: HeaderProps) {
  const Layout = layouts[layoutOf('header')]
  return <Layout {...props} />
}
