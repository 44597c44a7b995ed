import { Hono } from 'hono'
import { createConsole } from './console/console'
import { ContentUnavailable } from './content'
import { authenticate } from './endpoints/authenticate'
import type { Env } from './endpoints/context'
import { serveFiles } from './endpoints/files'
import { createLead } from './endpoints/leads'
import { allowOnly } from './endpoints/method-not-allowed'
import { readResource } from './endpoints/reads'
import { say } from './log'
import type { Platform } from './platform'

/** All routes of the sandbox. */
export function createApp(platform: Platform) {
  const app = new Hono<Env>()

  app.get('/api/v1/assets/*', serveFiles(platform, '/api/v1/assets/', '4.1.0'))
  app.all('/api/v1/assets/*', allowOnly('GET', 'HEAD'))
  app.get('/files/*', serveFiles(platform, '/files/', '6.3.0'))
  app.all('/files/*', allowOnly('GET', 'HEAD'))

  app.use('/api/v1/*', authenticate(platform))
  app.post('/api/v1/leads', createLead(platform))
  app.all('/api/v1/leads', allowOnly('POST'))
  app.get('/api/v1/:resource', readResource(platform))
  app.all('/api/v1/:resource', allowOnly('GET', 'HEAD'))

  app.route('/', createConsole(platform))

  app.notFound((context) => context.body(null, 404))
  app.onError((error, context) => {
    // Invalid content was logged when it was found; reads log nothing.
    if (!(error instanceof ContentUnavailable))
      say(`${context.req.method} ${context.req.path}: ${error.message}`)
    return context.json({ error: error.message }, 500)
  })
  return app
}
