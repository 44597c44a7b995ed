import { join } from 'node:path'
import { isRouteOf, templateRoutes } from '../port/routes'
import { routesWith } from './app-folder'

/** What says of an address which folder of `app/` has it already, also by a pattern such as `[nome]`. */
export function takenAddresses(project: string): (path: string) => string | undefined {
  const own = routesWith('page or route', join(/* turbopackIgnore: true */ project, 'app'))
  // A container has no app/, and an address below /api is that of a route at any depth.
  const routes = new Set([...own, ...templateRoutes, '/api/[[...path]]'])
  return (path) => {
    const route = [...routes].find((one) => isRouteOf(one, path))
    return route && `app${route}`
  }
}
