import { type Html, html } from '@/lib/content/html'
import { type IconName, icons } from '../icons'

const names = Object.keys(icons)

/** The icon of `components/icon.tsx` as HTML text. */
export function icon(name: IconName): Html {
  return html`<span aria-hidden="true" class="icon-sprite shrink-0 text-[1.25em] forced-color-adjust-none forced-colors:bg-[CanvasText]!" style="mask-position:0 ${-2 * names.indexOf(name)}em"></span>`
}
