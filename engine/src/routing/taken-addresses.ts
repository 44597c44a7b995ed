import { join } from 'node:path'
import { isRouteOf, templateRoutes } from '../port/routes'
import { routesWith } from './app-folder'

/** Creates a function that names the folder of `app/` that already has an address, even by a pattern such as `[nome]`. */
export function takenAddresses(project: string): (path: string) => string | undefined {
  const routesOfApp = routesWith('page or route', join(/* turbopackIgnore: true */ project, 'app'))
  // A container has no app/. Any address below /api belongs to a route.
  const routes = new Set([...routesOfApp, ...templateRoutes, '/api/[[...path]]'])
  return (path) => {
    const route = [...routes].find((one) => isRouteOf(one, path))
    return route && `app${route}`
  }
}
