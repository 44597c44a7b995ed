export { pageNameOf } from '@/lib/routes/page-name'
export {
  addressOf,
  differsInCaseAlone,
  namesByFolder,
  pathInApp,
  pathRedirects,
  pathRewrites,
} from '@/lib/routes/paths'
export { hasQuotes, isQuoted } from '@/lib/routes/quotes'
export { routes } from '@/lib/routes/routes'
export { takenOffAt, takenOffKinds, takenOffPages } from '@/lib/routes/taken-off'
export { isRouteOf, recordRoutes, templateMatcher, templateRoutes } from '@/lib/routes/template-routes'
export { folders, type Paths } from '@/lib/settings/paths'
