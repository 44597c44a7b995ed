import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { renewSite } from '../builds/build-sites'
import { project } from '../builds/project-copy'
import { newLead, post } from '../fixtures/posting'
import { siteEnvironment, stagePlan } from '../fixtures/stages'
import { ownContent } from '../servers/own-content'
import { runProgram, withTypeScript } from '../servers/programs'
import { openTags, pushTo, specifiedTags } from '../servers/push'
import { movableClock, startSite } from '../servers/site'
import { startStandIn } from '../servers/stand-in'

/* Replaces `read` in engine/src/platform/read.ts, so that any other request for content is noticed. */

test('every request for content is made by one function', async () => {
  test.setTimeout(900_000)
  await renewSite('one-read')
  const requests: string[] = []
  const platform = await startStandIn(({ method, url }, response) => {
    requests.push(`${method} ${url}`)
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"success":true,"id":"1"}')
  })
  const { folder, edit } = ownContent()
  const environment = {
    PLATFORM_ORIGIN: platform.origin,
    ASSET_ORIGINS: platform.origin,
    EXTRA_PUSH_TAGS: openTags.join(),
    ONE_READ_CONTENT: join(folder, 'mare-alta'),
  }
  const site = await startSite('one-read', { ...environment, ...movableClock })
  try {
    const visit = async (path: string) => (await fetch(site.origin + path)).text()
    const rename = (title: string) =>
      edit<object[]>('services', ([first, ...rest]) => [{ ...first, title }, ...rest])

    await test.step('a start, pages, files, a search', async () => {
      const sitemap = await visit('/sitemap.xml')
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path || '/',
      )
      expect(paths.length).toBeGreaterThan(40)
      for (const path of [...paths, '/feed.xml', '/pesquisa?q=piano', '/api/health', '/nada', '/og/sobre'])
        expect((await fetch(site.origin + path)).status, path).toBe(path === '/nada' ? 404 : 200)
    })

    await test.step('a push', async () => {
      rename('Por um aviso')
      expect(await (await pushTo(site.origin, ...specifiedTags, ...openTags)).json()).toMatchObject({
        later: [],
      })
      expect(await visit('/servicos')).toContain('Por um aviso')
    })

    await test.step('what is stale', async () => {
      rename('Pelo tempo')
      await site.age(400)
      await expect.poll(() => visit('/servicos')).toContain('Pelo tempo')
    })

    await test.step('commands, and what a build for Vercel reads first', async () => {
      const copy = stagePlan('one-read').folder
      // `npm run pull` gets the name of its folder from the sandbox.
      cpSync(join(project, 'engine/sandbox'), join(copy, 'engine/sandbox'), { recursive: true })
      const preflight = "import('./engine/src/snapshots/sources').then(({ preflight }) => preflight())"
      for (const args of [
        ['engine/commands/doctor.ts'],
        ['engine/commands/pull.ts', '--force'],
        ['--eval', preflight],
      ]) {
        const command = runProgram({
          args: [...withTypeScript, ...args],
          folder: copy,
          env: { ...siteEnvironment('one-read'), ...environment, SITE_URL: site.origin },
        })
        await once(command.child, 'exit')
        expect(command.log(), args[0]).not.toMatch(/\b(?:ERR_|Error:)/)
      }
    })

    // Files of the content have separate addresses.
    const isOfApi = (line: string) => line.includes('/api/v1/') && !line.includes('/api/v1/assets/')
    expect(requests.filter(isOfApi)).toEqual([])
    expect((await post({ origin: site.origin, values: newLead() })).status).toBe(303)
    expect(requests.filter(isOfApi)).toEqual(['POST /api/v1/leads'])
  } finally {
    await site.stop()
    platform.stop()
  }
})
