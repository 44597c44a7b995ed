import { addressOf, hasQuotes, routes } from '../port/routes'
import { isGroup, type MenuEntry } from '../port/settings'
import { problemsOf } from '../text/problems-of'

/** Problems in a menu of site/config.ts, one sentence each. @param paths the agency's own pages, in code and in Markdown */
export function menuProblems(menu: string, entries: readonly MenuEntry[], paths: readonly string[]) {
  return entries.flatMap((entry) => {
    if (!isGroup(entry)) return targetProblems(menu, entry, paths)
    const { title, href = '/', entries } = entry
    if (entries.some(isGroup))
      return [`${menu}: "${title}" has entries with entries of their own: a menu has one level only`]
    return [{ title, href }, ...entries].flatMap((target) => targetProblems(menu, target, paths))
  })
}

export function targetProblems(
  menu: string,
  target: Exclude<MenuEntry, { entries: unknown }>,
  paths: readonly string[],
): string[] {
  const [path] = (typeof target === 'string' ? target : target.href).split(/[?#]/)
  if (!hasQuotes() && path === routes.quote)
    return [`${menu}: ${path} is the page for quotes, which quote: false removes`]
  if (typeof target === 'string')
    return problemsOf(`${menu}: ${target}`, [
      target.startsWith('/') &&
        !paths.includes(target) &&
        `has no title here: write { href: '${target}', title: '…' }, or add the page to pages`,
    ])
  const { href } = target
  return problemsOf(`${menu}: "${href}"`, [
    addressOf(href) !== href && `is ${addressOf(href)} according to paths`,
    !isAddress(href) && 'must be a path such as /equipa, or begin with https:, mailto: or tel:',
  ])
}

function isAddress(href: string): boolean {
  return /^\/(?!\/)/.test(href) || (/^(https|mailto|tel):/.test(href) && URL.canParse(href))
}
