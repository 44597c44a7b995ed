import { problemsOf } from '@/lib/format/problems-of'
import { addressOf } from '@/lib/routing/paths'
import { hasQuotes } from '@/lib/routing/quotes'
import { routes } from '@/lib/routing/routes'
import { isGroup, type MenuEntry } from '../menu-entries'

/** The problems in a menu of site.config.ts, one sentence each. `paths` are the agency's own pages, in code and in Markdown. */
export function menuProblems(menu: string, entries: readonly MenuEntry[], paths: readonly string[]) {
  return entries.flatMap((entry) => {
    if (!isGroup(entry)) return targetProblems(menu, entry, paths)
    const { title, href = '/' } = entry
    const inner: readonly MenuEntry[] = entry.entries
    return [
      ...targetProblems(menu, { title, href }, paths),
      ...problemsOf(`${menu}: "${title}"`, [
        inner.length === 0 && 'has no entries: write a plain link',
        ...inner
          .filter(isGroup)
          .map(({ title }) => `holds "${title}", which has entries of its own: one level is all there is`),
      ]),
      ...inner.flatMap((target) => (isGroup(target) ? [] : targetProblems(menu, target, paths))),
    ]
  })
}

export function targetProblems(
  menu: string,
  target: Exclude<MenuEntry, { entries: unknown }>,
  paths: readonly string[],
): string[] {
  const [path] = (typeof target === 'string' ? target : target.href).split(/[?#]/)
  if (!hasQuotes() && path === routes.quote)
    return [`${menu}: ${path} is the page for quotes, which quote: false takes away`]
  if (typeof target === 'string')
    return problemsOf(`${menu}: ${target}`, [
      target.startsWith('/') &&
        !paths.includes(target) &&
        `has no title here: write { href: '${target}', title: '…' }, or add the page to pages`,
    ])
  const { title, href } = target
  return [
    ...problemsOf(`${menu}: ${href}`, [
      title.trim() === '' && 'has an empty title',
      addressOf(href) !== href && `is ${addressOf(href)}, as paths has it`,
    ]),
    ...problemsOf(`${menu}: "${href}"`, [
      !isAddress(href) && 'must be a path such as /equipa, or begin with https:, mailto: or tel:',
    ]),
  ]
}

function isAddress(href: string): boolean {
  return /^\/(?!\/)/.test(href) || (/^(https|mailto|tel):/.test(href) && URL.canParse(href))
}
