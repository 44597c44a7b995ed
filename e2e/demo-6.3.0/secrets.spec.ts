import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

const { key, secret, buildDir } = stagePlan('mare-alta')

test('no built file contains the key or the secret', () => {
  const files = readdirSync(buildDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(100)
  const leaking = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => [key, secret].some((word) => readFileSync(file).includes(word)))
  expect(leaking).toEqual([])
})

test('no response and no log line contains the key or the secret', async ({ page, stage }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    bodies.push(
      response.text().then(
        (body) => JSON.stringify(response.headers()) + body,
        () => '',
      ),
    )
  })
  for (const path of ['/', '/orcamento', '/contactos', '/blog', '/nada', '/api/health', '/feed.xml']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  for (const body of await Promise.all(bodies)) {
    expect(body).not.toContain(key)
    expect(body).not.toContain(secret)
  }
  expect(stage.site.log()).not.toContain(key)
  expect(stage.site.log()).not.toContain(secret)
})
