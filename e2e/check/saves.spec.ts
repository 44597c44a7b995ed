import { expect, test } from '@playwright/test'
import { consoleOf } from '@site-starter/engine/testing'
import { routes } from '../../lib/routes/routes'
import { clonePlatform } from '../clone-site/clone-site'
import { restoreContent, saveContent } from '../clone-site/served-content'

/* Tests that the next visit shows what an editor has saved. */

const edited = new Set<string>()

/** Makes an edit, and waits until the platform has pushed it and the site has answered. */
async function pushed(resource: string, edit: () => void): Promise<void> {
  const since = Date.now()
  edited.add(resource)
  edit()
  const isPushed = async () =>
    (await consoleOf(clonePlatform).state()).pushes.some(
      ({ at, tags }) => tags.includes(resource) && Date.parse(at) >= since,
    )
  await expect.poll(isPushed, `a push of ${resource}`).toBe(true)
}

async function restored(resource: string): Promise<void> {
  await pushed(resource, () => restoreContent(resource))
  edited.delete(resource)
}

test.afterEach(async () => {
  for (const resource of edited) await restored(resource)
})

test('a name that was saved is in the title of the next visit', async ({ page }) => {
  await page.goto('/')
  const before = await page.title()
  await pushed('settings', () =>
    saveContent('settings', (settings) => ({ ...Object(settings), name: 'Gravado' })),
  )
  await page.reload()
  expect(before).not.toContain('Gravado')
  expect(await page.title()).toContain('Gravado')
})

test('a service that was saved has its page at the next visit, and none once it is taken out', async ({
  page,
}) => {
  const service = { slug: 'gravado-agora', title: 'Gravado agora', icon: 'truck', tier: 'secondary' }
  const address = routes.service(service.slug)
  expect((await page.goto(address))?.status()).toBe(404)
  await pushed('services', () => saveContent<object[]>('services', (services = []) => [...services, service]))
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gravado\sagora$/)
  await restored('services')
  expect((await page.goto(address))?.status()).toBe(404)
})
