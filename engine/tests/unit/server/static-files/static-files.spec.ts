import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { keepStaticFiles } from '../../../../src/server/static-files/keep-files'
import { sendFile } from '../../../../src/server/static-files/send-file'
import { expect, test } from '../../own-environment'

const build = '.e2e/unit-static'
const kept = join(build, 'cache/static')

test.use({ environment: { NEXT_DIST_DIR: build } })

const { warn } = console
test.afterEach(() => {
  console.warn = warn
})

/** Replaces a build with another one, and starts it. */
async function deploy(names: string[]): Promise<void> {
  rmSync(join(build, 'static'), { recursive: true, force: true })
  for (const name of names) {
    mkdirSync(dirname(join(build, 'static', name)), { recursive: true })
    writeFileSync(join(build, 'static', name), `file ${name}`)
  }
  await keepStaticFiles()
}

/** Dates a file back to a start long ago. */
function age(days: number): void {
  const then = new Date(Date.now() - days * 24 * 3_600_000)
  for (const name of keptNames()) utimesSync(join(kept, name), then, then)
}

const keptNames = () =>
  readdirSync(kept, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(kept, name)).isFile() && name !== '.last')
    .sort()

test('files of a build are kept until 60 days after another build replaced it, however long it was in use', {
  tag: '@all',
}, async () => {
  rmSync(build, { recursive: true, force: true })
  await deploy(['chunks/one.css', 'chunks/both.js'])
  age(200)
  await deploy(['chunks/two.css', 'chunks/both.js'])
  const all = ['chunks/both.js', 'chunks/one.css', 'chunks/two.css']
  expect(keptNames()).toEqual(all)
  age(59)
  await deploy(['chunks/two.css', 'chunks/both.js'])
  expect(keptNames()).toEqual(all)
  age(61)
  await deploy(['chunks/two.css', 'chunks/both.js'])
  expect(keptNames()).toEqual(['chunks/both.js', 'chunks/two.css'])
})

test('half a file of an interrupted start is written again', { tag: '@all' }, async () => {
  await deploy(['chunks/whole.css'])
  writeFileSync(join(kept, 'chunks/whole.css'), 'fi')
  await deploy(['chunks/whole.css'])
  expect(readFileSync(join(kept, 'chunks/whole.css'), 'utf8')).toBe('file chunks/whole.css')
})

test('several workers of one build start at once without an error or leftovers', {
  tag: '@all',
}, async () => {
  const said: string[] = []
  console.warn = (line: string) => said.push(line)
  const names = Array.from({ length: 100 }, (_, index) => `chunks/${index}.js`)
  await deploy(names)
  await Promise.all(Array.from({ length: 8 }, () => keepStaticFiles()))
  expect(said).toEqual([])
  expect(keptNames().filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('an unwritable disk is logged once, and does not stop a start', { tag: '@all' }, async () => {
  rmSync(build, { recursive: true, force: true })
  mkdirSync(join(build, 'static'), { recursive: true })
  writeFileSync(join(build, 'cache'), 'not a folder')
  const said: string[] = []
  console.warn = (line: string) => said.push(line)
  for (const _ of [1, 2]) await deploy(['a.css'])
  expect(said).toEqual([expect.stringContaining('styles and scripts cannot be kept')])
  expect(existsSync(kept)).toBe(false)
})

test('only kept files of an earlier build are sent, and nothing outside of their folder', {
  tag: '@all',
}, async () => {
  rmSync(build, { recursive: true, force: true })
  await deploy(['chunks/one.css'])
  await deploy(['chunks/two.css'])
  writeFileSync(join(build, 'secret.json'), 'secret')
  const sent: string[] = []
  const response = { setHeader: () => undefined, end: () => sent.push('sent') } as unknown as ServerResponse
  const ask = (url: string) => sendFile({ url, method: 'HEAD', headers: {} } as IncomingMessage, response)
  expect(await ask('/_next/static/chunks/one.css')).toBe(true)
  for (const path of ['chunks/two.css', 'chunks/none.css', '../../secret.json', '..%2f..%2fsecret.json'])
    expect(await ask(`/_next/static/${path}`), path).toBe(false)
  expect(sent).toEqual(['sent'])
})
