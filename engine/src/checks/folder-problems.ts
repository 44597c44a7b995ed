import { routesWith } from '../routing/app-folder'
import { problemsOf } from '../text/problems-of'
import { withoutAccents } from '../text/visible-text'

/** Problems with folder names in `app/`, one sentence each. Names in brackets are parameters, not part of an address. */
export function folderProblems(app?: string): string[] {
  return routesWith('page or route', app).flatMap((route) =>
    problemsOf(
      `app${route}:`,
      route.split('/').map((name) => {
        if (name.startsWith('[') || encodeURI(name) === name) return false
        return `Next.js finds no page in a folder with accents or spaces: rename "${name}" to "${plain(name)}"`
      }),
    ),
  )
}

function plain(name: string): string {
  return withoutAccents(name).replace(/[^\w.~-]/g, '-')
}
