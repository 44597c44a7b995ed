import { templateRoutes } from '../../../lib/routes/template-routes'
import { slashed } from '../../src/files/file-names'

/** In `app/` itself. */
const shared =
  /^(?:(?:apple-icon|document|error|global-error|icon|layout|not-found|page)\.tsx|globals\.css|reset\.css)$/
const withoutRule = [
  ...['[...path]', 'captcha', 'health', 'moved/[index]/[[...path]]', 'revalidate'].map(
    (name) => `/api/${name}`,
  ),
  '/dev/secoes',
  '/[...page]',
]

/** Whether a file of `app/` is the template's, and not one that a clone has added. @param name its path from `app/` */
export function isRouteFile(name: string): boolean {
  const [, folder, file = ''] = /^(.*)\/([^/]+)$/.exec(slashed(name)) ?? []
  if (folder === undefined) return shared.test(name)
  return (
    [...templateRoutes, ...withoutRule].includes(`/${folder}`) &&
    /^(?:page|page\.build|page\.dev|route|markdown-page)\.tsx?$/.test(file)
  )
}
