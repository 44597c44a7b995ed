import { isGroup, type MenuEntry } from '../config/menu-entries'
import { addressOf } from '../routing/paths'

/** The problems in a menu of site.config.ts, one sentence each. `paths` are the agency's own pages, in code and in Markdown. */
export function menuProblems(
  menu: string,
  entries: readonly MenuEntry[],
  paths: readonly string[],
): string[] {
  return entries.flatMap((entry) => {
    if (!isGroup(entry)) return targetProblems(menu, entry, paths)
    const { title, href, entries } = entry
    const inner = entries.flatMap((target) =>
      isGroup(target)
        ? [
            `${menu}: "${title}" holds "${target.title}", which has entries of its own: one level is all there is`,
          ]
        : targetProblems(menu, target, paths),
    )
    return [
      ...targetProblems(menu, { title, href: href ?? '/' }, paths),
      ...(entries.length === 0 ? [`${menu}: "${title}" has no entries: write a plain link`] : []),
      ...inner,
    ]
  })
}

function targetProblems(menu: string, target: MenuEntry, paths: readonly string[]): string[] {
  if (typeof target === 'object') {
    const { title, href = '' } = target
    return [
      ...(title.trim() === '' ? [`${menu}: ${href} has an empty title`] : []),
      ...(isAddress(href)
        ? []
        : [`${menu}: "${href}" must be a path such as /equipa, or begin with https:, mailto: or tel:`]),
      ...(addressOf(href) === href ? [] : [`${menu}: ${href} is ${addressOf(href)}, as paths has it`]),
    ]
  }
  if (!target.startsWith('/') || paths.includes(target)) return []
  return [
    `${menu}: ${target} has no title here: write { href: '${target}', title: '…' }, or add the page to pages`,
  ]
}

function isAddress(href: string): boolean {
  return /^\/(?!\/)/.test(href) || (/^(https|mailto|tel):/.test(href) && URL.canParse(href))
}
