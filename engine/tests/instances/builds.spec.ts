import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { fill, send } from '../fixtures/form'
import { anotherAddress, newLead, post } from '../fixtures/posting'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'

/* Tests of instances with different builds. The builds of the two themes are for one tenant, and share the deployment id. */

const origin = `http://localhost:${ports.site}`

test('forms that were opened before a new build are each sent once after it', { tag: '@all' }, async ({
  browser,
}) => {
  const [one, another] = [stagePlan('granito').buildDir, stagePlan('oficina').buildDir]
  expect(one).not.toBe(another)
  const buildId = (folder: string) => readFileSync(join(folder, 'BUILD_ID'), 'utf8')
  expect(buildId(one), 'of one deployment id').toBe(buildId(another))
  const sandbox = await startSandbox({ port: ports.platform })
  const before = await startSite('granito')
  const ways = await Promise.all([
    opened(browser, '/contactos'),
    opened(browser, '/contactos', { javaScriptEnabled: false }),
    opened(browser, '/', { finds: '/contactos' }),
    opened(browser, '/orcamento', { shows: 'error' }),
  ])
  await before.stop()
  const after = await startSite('oficina')
  try {
    for (const finish of ways) await finish()
    const arrived = (await sandbox.state()).leads['mare-alta']?.map(({ message }) => message)
    expect(arrived).toHaveLength(ways.length)
    expect(new Set(arrived).size).toBe(ways.length)
  } finally {
    for (const program of [after, sandbox]) await program.stop()
  }
})

interface Way {
  javaScriptEnabled?: boolean
  /** Whether the form was sent once with an invalid answer. */
  shows?: 'error'
  /** The page whose form is reached by a link, after the new build. */
  finds?: string
}

/** Opens a form as a visitor with another address. Returns a function that sends it and waits for the thank-you page. */
async function opened(browser: Browser, path: string, way: Way = {}): Promise<() => Promise<void>> {
  const { javaScriptEnabled = true, shows, finds } = way
  const context = await browser.newContext({
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() },
  })
  const page = await context.newPage()
  const lead = newLead()
  await page.goto(origin + path)
  if (!finds) await fill(page, shows ? { ...lead, email: 'ana' } : lead)
  if (shows) {
    await send(page)
    await expect(page.locator('[name=email][aria-invalid]')).toBeVisible()
  }
  return async () => {
    if (finds) await page.locator(`main a[href="${finds}"], header a[href="${finds}"]`).first().click()
    await fill(page, finds ? lead : { email: lead.email })
    await send(page)
    await expect(page).toHaveURL(/\/obrigado$/)
    await context.close()
  }
}

test('a form whose action the build does not know gets an answer with what was typed', {
  tag: '@all',
}, async () => {
  const sandbox = await startSandbox({ port: ports.platform })
  const page = await startSite('mare-alta', { PORT: String(ports.sites[1]) })
  const site = await startSite('oficina')
  try {
    const values = newLead()
    const answer = await post({ origin: site.origin, formFrom: page.origin, values })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(values.message)
    expect((await sandbox.state()).leads['mare-alta'] ?? []).toEqual([])
  } finally {
    for (const program of [page, site, sandbox]) await program.stop()
  }
})
