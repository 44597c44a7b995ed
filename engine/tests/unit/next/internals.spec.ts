import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectFile } from '../../../commands/shared/project'

/**
 * Tests of Next.js internals: private modules and variables, manifests of the build, the output of Next.js and React for pages and forms, and what
 * Next.js says about a response in headers and cookies.
 */
const INTERNAL =
  /next\/dist|__NEXT|__next_|_N_T_|\$ACTION|\w-manifest\.json|diagnostics_channel|x-nextjs-|x-next-|__prerender_bypass|stale-while-revalidate=/

const readme = readFileSync(projectFile('engine/src/next/README.md'), 'utf8')

/** Files and folders that the README names, relative to the project or to its own folder. */
const named = Array.from(readme.matchAll(/`([\w./-]+(?:\.[cm]?[jt]sx?|\/))`/g), ([, name = '']) =>
  existsSync(projectFile(join('engine/src/next', name))) ? join('engine/src/next', name) : name,
)

test('a file that names an internal of Next.js is in engine/src/next/, or listed in its README', () => {
  const shipped = ['app', 'components', 'engine/src', 'lib', 'themes'].flatMap((folder) =>
    readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.([cm]?js|tsx?)$/.test(name))
      .map((name) => join(folder, name)),
  )
  const files = [...shipped, 'server.mjs', 'instrumentation.ts', 'proxy.ts', 'next.config.ts']
  const relying = files.filter((name) => INTERNAL.test(readFileSync(projectFile(name), 'utf8')))
  expect(relying.length).toBeGreaterThan(8)
  const isNamed = (file: string) =>
    named.some((name) => name === file || (name.endsWith('/') && file.startsWith(name)))
  expect(relying.filter((file) => !isNamed(file))).toEqual([])
})

test('the README of engine/src/next/ names no file that is gone', () => {
  expect(named.filter((name) => !existsSync(projectFile(name)))).toEqual([])
})
