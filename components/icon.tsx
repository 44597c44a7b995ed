import { type IconName, icons } from './icons'

const names = Object.keys(icons)

/** The icon that site.config.ts names, where there is one. */
export function iconNamed(name = ''): IconName | undefined {
  return name in icons ? (name as IconName) : undefined
}

const sizes = {
  text: 'text-[1.25em]',
  large: 'text-[1.75rem]',
  /** As large as the text around it. */
  inherit: '',
}

interface IconProps {
  name: IconName
  size?: keyof typeof sizes
}

/** A decorative line icon in the colour of the text beside it, drawn from the stylesheet's sprite. */
export function Icon({ name, size = 'text' }: IconProps) {
  return (
    <span
      aria-hidden="true"
      className={`icon-sprite shrink-0 forced-color-adjust-none forced-colors:bg-[CanvasText]! ${sizes[size]}`}
      style={{ maskPosition: `0 ${-2 * names.indexOf(name)}em` }}
    />
  )
}
