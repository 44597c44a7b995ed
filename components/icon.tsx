import type { CSSProperties } from 'react'
import type { LocalPath } from '@/lib/settings/types'
import { type IconName, icons } from './icons'

/** The names of the icons, in the order in which icon-sprite.ts draws them. */
const names = Object.keys(icons)

/** An icon of the template, or an SVG file in `public/`. */
export type AnyIcon = IconName | LocalPath

/** The icon that site/config.ts names; undefined if it does not exist. */
export function iconNamed(name = ''): AnyIcon | undefined {
  return name in icons || isFile(name) ? (name as AnyIcon) : undefined
}

function isFile(name: string): name is LocalPath {
  return name.startsWith('/')
}

const sizes = {
  text: 'text-[1.25em]',
  large: 'text-[1.75rem]',
  /** The size of the surrounding text. */
  inherit: '',
}

interface IconProps {
  name: AnyIcon
  size?: keyof typeof sizes
}

/** A decorative icon in the colour of the surrounding text, from the sprite in the stylesheet or from a file. */
export function Icon({ name, size = 'text' }: IconProps) {
  // An icon in the sprite begins two heights below the one before it.
  const style = isFile(name)
    ? { '--sprite': `url("${encodeURI(name)}")`, '--icon-at': 'center' }
    : { '--icon-at': `0 ${-2 * names.indexOf(name)}em` }
  return <span aria-hidden="true" className={`icon-sprite ${sizes[size]}`} style={style as CSSProperties} />
}
