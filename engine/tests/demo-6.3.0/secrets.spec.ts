import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

const { key, secret, buildDir } = stagePlan('mare-alta')

test('no built file, no response and no log line contains the key or the secret', async ({
  request,
  stage,
}) => {
  const files = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.length).toBeGreaterThan(100)
  const hasSecret = (text: string | Buffer) => text.includes(key) || text.includes(secret)
  expect(files.filter((file) => hasSecret(readFileSync(file)))).toEqual([])
  for (const path of ['/', '/orcamento', '/contactos', '/blog', '/nada', '/api/health', '/feed.xml']) {
    for (const headers of [{}, { rsc: '1' }]) {
      const response = await request.get(path, { headers })
      expect(hasSecret(JSON.stringify(response.headers()) + (await response.text())), path).toBe(false)
    }
  }
  expect(hasSecret(stage.site.log())).toBe(false)
})
