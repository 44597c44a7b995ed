import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { parseContent, resourcesOf } from '../../sandbox/contract/descriptions'
import { strayFiles } from '../../sandbox/stray-files'
import { tenants } from '../../sandbox/tenants'

const sandbox = join(import.meta.dirname, '../../sandbox')

/** A file named in the content, with its properties there: kind, width, height and size. */
type Named = { file: string } & Record<string, unknown>

for (const { siteKey, version } of tenants) {
  for (const resource of resourcesOf(version)) {
    const source = join(sandbox, 'content', siteKey, `${resource}.json`)
    if (!existsSync(source)) continue

    test(`${siteKey}/${resource}.json is valid, and every file that it names exists with the size that it states`, async () => {
      const content = parseContent(version, resource, JSON.parse(readFileSync(source, 'utf8')))
      for (const { file, kind = 'image', width, height, size } of filesNamedIn(content)) {
        const path = join(sandbox, 'assets', file)
        expect(file).toMatch(new RegExp(`^/?${siteKey}/`))
        const bytes = statSync(path).size
        expect(size ?? bytes, `size of ${file}`).toBe(bytes)
        if (kind !== 'image') continue
        const real = await sharp(path).metadata()
        expect([width, height], file).toEqual([real.width, real.height])
      }
    })
  }
}

test('the content folder has no file that is not served, and none of the last tenant', () => {
  const folder = join(sandbox, 'content')
  expect(strayFiles(folder, tenants)).toEqual([])
  expect(existsSync(join(folder, tenants.at(-1)?.siteKey ?? ''))).toBe(false)
})

/** Every image and asset object in the content, and every picture in a post's body. */
function filesNamedIn(value: unknown): Named[] {
  if (typeof value === 'string') return picturesIn(value)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(filesNamedIn)
  const { pathname, url, alt, ...more }: Record<string, unknown> = { ...value }
  const file = pathname ?? url
  // A link has a URL too, but no alternative text.
  return typeof file === 'string' && alt !== undefined ? [...inside, { ...more, file }] : inside
}

function picturesIn(html: string): Named[] {
  return [...html.matchAll(/<img\s([^>]*)>/g)].map(([, source = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(source)?.[1] ?? ''
    return { file: attribute('src'), width: Number(attribute('width')), height: Number(attribute('height')) }
  })
}
