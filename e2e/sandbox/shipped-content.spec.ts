import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseContent, resourcesOf } from '../../sandbox/contract/descriptions'
import { strayFiles } from '../../sandbox/stray-files'
import { tenants } from '../../sandbox/tenants'

// Next.js' own image library, found where Next.js finds it.
const fromNext = createRequire(createRequire(import.meta.url).resolve('next/package.json'))
const sharp: (path: string) => { metadata: () => Promise<{ width: number; height: number }> } =
  fromNext('sharp')

const sandbox = join(import.meta.dirname, '../../sandbox')

interface Named {
  file: string
  width?: number
  height?: number
  size?: number
  isPicture: boolean
}

for (const { siteKey, version } of tenants) {
  for (const resource of resourcesOf(version)) {
    const source = join(sandbox, 'content', siteKey, `${resource}.json`)
    if (!existsSync(source)) continue

    test(`${siteKey} ${resource}: valid, and every file it names is there as it says`, async () => {
      const content = parseContent(version, resource, JSON.parse(readFileSync(source, 'utf8')))
      for (const named of filesNamedIn(content)) await expectAsNamed(named, siteKey)
    })
  }
}

test('nothing lies in the content folder that is not served', () => {
  expect(strayFiles(join(sandbox, 'content'))).toEqual([])
})

test('the last tenant is unauthored', () => {
  const folder = join(sandbox, 'content', tenants.at(-1)?.siteKey ?? '')
  expect(existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []).toEqual([])
})

async function expectAsNamed({ file, width, height, size, isPicture }: Named, siteKey: string) {
  const path = join(sandbox, 'assets', file)
  expect(file).toMatch(new RegExp(`^/?${siteKey}/`))
  expect(existsSync(path), `${file} is in the asset folder`).toBe(true)
  if (size !== undefined) expect(statSync(path).size, `size of ${file}`).toBe(size)
  if (!isPicture) return
  const real = await sharp(path).metadata()
  expect({ file, width, height }).toEqual({ file, width: real.width, height: real.height })
}

/** Every image and asset object in the content, and every picture in a post's body. */
function filesNamedIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(filesNamedIn)
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Record<string, unknown>
  const inside = Object.values(fields).flatMap(filesNamedIn)
  const pictures = typeof fields.body === 'string' ? picturesIn(fields.body) : []
  const file = fields.pathname ?? fields.url
  // A link has a url too, but no text that stands for its content.
  if (typeof file !== 'string' || !('alt' in fields)) return [...inside, ...pictures]
  const isPicture = fields.kind === undefined || fields.kind === 'image'
  return [...inside, ...pictures, { ...(fields as Omit<Named, 'file'>), file, isPicture }]
}

function picturesIn(html: string): Named[] {
  return [...html.matchAll(/<img\s([^>]*)>/g)].map(([, source = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(source)?.[1] ?? ''
    const [width, height] = [Number(attribute('width')), Number(attribute('height'))]
    return { file: attribute('src'), width, height, isPicture: true }
  })
}
