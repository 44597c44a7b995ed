import { Html, html } from '@/lib/content/html'
import { menu } from '@/lib/pages/frame'
import { contentOf } from '@/lib/pages/render'
import { routes } from '@/lib/routing/routes'
import type { Group } from '@/lib/search/groups'
import { LONGEST_QUESTION } from '@/lib/search/question'
import { copy } from '@/site.copy'
import { icons } from '../icons'

interface Field {
  /** `id` of the field; a page may have several search fields. */
  id: string
  question?: string
  /** Results of this group first. */
  group?: Group | undefined
  /** The field has the focus when the page opens. */
  isFirst?: boolean
}

/** The icon of `components/icon.tsx` as HTML text. */
const icon = html`<span aria-hidden="true" class="icon-sprite shrink-0 text-[1.25em] forced-color-adjust-none forced-colors:bg-[CanvasText]!" style="mask-position:0 ${-2 * Object.keys(icons).indexOf('search')}em"></span>`

/** A form that asks the search, with or without JavaScript. */
export function searchField({ id, question = '', group, isFirst = false }: Field): Html {
  return html`<search><form action="${routes.search}" class="flex gap-3">
<label class="sr-only" for="${id}">${copy.search.label}</label>
<input id="${id}" name="q" type="search" value="${question}" maxlength="${LONGEST_QUESTION}" required autocomplete="off" enterkeyhint="search" placeholder="${copy.search.label}" ${isFirst && new Html('autofocus')} class="min-h-12 w-full rounded-control border border-muted bg-surface px-4 text-ink placeholder:text-muted">
${group && html`<input type="hidden" name="em" value="${group}">`}<button class="inline-flex min-h-12 shrink-0 items-center justify-center gap-2.5 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent hover:brightness-110 sm:px-6">${icon}<span class="max-sm:sr-only">${copy.search.submit}</span></button>
</form></search>`
}

/** A search field; nothing when the site has no search. */
export async function SearchField({ id, group }: Pick<Field, 'id' | 'group'>) {
  const { has } = await contentOf(menu)
  if (!has.search) return null
  return (
    <div
      className="print:hidden max-w-2xl"
      dangerouslySetInnerHTML={{ __html: searchField({ id, group }).text }}
    />
  )
}
