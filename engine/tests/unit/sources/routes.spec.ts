import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { templateRoutes } from '../../../../lib/routes/template-routes'
import { routesWith } from '../../../src/routing/app-folder'

test('every route of the template is listed', () => {
  const inCode = routesWith('page or route', join(import.meta.dirname, '../../../../app'))
  // Next.js generates these routes from `icon.tsx` and `apple-icon.tsx`.
  const listed = new Set([...inCode, '/icon/[id]', '/apple-icon'])
  expect(templateRoutes.filter((route) => !listed.has(route))).toEqual([])
})
