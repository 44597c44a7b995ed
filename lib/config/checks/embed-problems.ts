import { problemsOf } from '@/lib/format/problems-of'
import { routesWith } from '@/lib/routing/app-folder'
import { addressOf } from '@/lib/routing/paths'
import { templateRoutes } from '@/lib/routing/template-routes'
import { type Embed, permissions } from '../embeds'

export function embedProblems(embeds: readonly Embed[], markdownPaths: readonly string[], app?: string) {
  const own = [
    ...markdownPaths,
    ...routesWith('page', app)
      .filter((route) => !templateRoutes.includes(route))
      .map(addressOf),
  ]
  return embeds.flatMap(({ pages, frame = [], connect = [], img = [], permissions: asked = [] }) => [
    ...problemsOf(`embeds: ${pages.join(' ')}`, [
      pages.length === 0 && 'names no page',
      frame.length + connect.length + img.length + asked.length === 0 &&
        'names nothing that its pages may do',
    ]),
    ...pages.flatMap((page) =>
      problemsOf(`embeds: ${page}`, [!own.includes(page) && 'is no page of your own']),
    ),
    ...[...frame, ...connect, ...img].flatMap((origin) =>
      problemsOf(`embeds: "${origin}"`, [
        !isHttpsOrigin(origin) && 'must be an https origin: scheme and host, nothing after them',
      ]),
    ),
    ...asked.flatMap((name) =>
      problemsOf(`embeds: "${name}"`, [
        !permissions.includes(name) && `is no permission: take ${permissions.join(', ')}`,
      ]),
    ),
  ])
}

export function isHttpsOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text
}
