import { type Html, html } from '@/lib/html'
import { type IconName, icons } from '../icons'

const names = Object.keys(icons)

/** An icon as `components/icon.tsx` draws it, as text. */
export function icon(name: IconName): Html {
  return html`<span aria-hidden="true" class="icon-sprite shrink-0 text-[1.25em] forced-color-adjust-none" style="mask-position:0 ${-2 * names.indexOf(name)}em"></span>`
}
