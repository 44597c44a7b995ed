import { routesWith } from '../routing/app-folder'
import { problemsOf } from '../text/problems-of'
import { withoutAccents } from '../text/visible-text'

/** The problems of the names of folders in `app/`, one sentence each. A name in brackets is no part of an address. */
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
