import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Env } from '../endpoints/context'
import type { Platform } from '../platform'
import { control } from './control'
import { forms } from './forms'
import { guard } from './guard'
import { consolePage } from './page'
import { stateOf } from './state'

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const styleSheet = fileOf('style.css')
const refreshScript = fileOf('refresh.mjs')

/** The page at the root and everything below /console, all behind the guard. */
export function createConsole(platform: Platform) {
  const app = new Hono<Env>()
  for (const path of ['/', '/console/*']) {
    app.use(path, guard, async (context, next) => {
      await next()
      context.header('content-security-policy', POLICY)
      context.header('cache-control', 'no-store')
    })
  }
  return app
    .get('/', (context) => context.html(consolePage(stateOf(platform))))
    .get('/console/style.css', (context) => context.body(styleSheet, 200, { 'content-type': 'text/css' }))
    .get('/console/refresh.js', (context) =>
      context.body(refreshScript, 200, { 'content-type': 'text/javascript' }),
    )
    .route('/console/forms', forms(platform))
    .route('/console', control(platform))
}
