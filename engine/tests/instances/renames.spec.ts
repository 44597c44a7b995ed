import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures/instances'
import type { RunningSite } from '../servers/site'

/* Tests of a changed slug: the old address redirects to the new one on every instance. */

const old = '/servicos/mudancas-residenciais'

async function answer(site: RunningSite, path: string): Promise<string> {
  const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' })
  return [status, headers.get('location')].join(' ').trim()
}

test('a pushed rename redirects at both instances, and so does a later return to the old slug', {
  tag: '@all',
}, async ({ instances }) => {
  const { a, b, renameService } = instances
  await renameService('mudar-de-casa', a)
  for (const site of [a, b]) await expect.poll(() => answer(site, old)).toBe('308 /servicos/mudar-de-casa')
  await renameService(undefined, b)
  for (const site of [a, b])
    await expect.poll(() => answer(site, '/servicos/mudar-de-casa')).toBe(`308 ${old}`)
  for (const site of [a, b]) expect(await answer(site, old)).toBe('200')
})

test('an instance that starts without stored content knows the renames of the others', {
  tag: '@all',
}, async ({ instances }) => {
  const { a, b, renameService, restartB } = instances
  await b.stop()
  await renameService('b', a)
  await renameService('c', a)
  rmSync(join(b.buildDir, 'cache', 'content'), { recursive: true })
  const started = await restartB()
  for (const path of [old, '/servicos/b'])
    await expect.poll(() => answer(started, path)).toBe('308 /servicos/c')
  await renameService(undefined, a)
  for (const site of [a, started]) await expect.poll(() => answer(site, '/servicos/c')).toBe(`308 ${old}`)
})
