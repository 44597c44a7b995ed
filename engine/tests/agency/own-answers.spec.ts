import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyTemplate } from '../builds/project-copy'
import { rawRequest } from '../fixtures/raw-request'
import { siteEnvironment } from '../fixtures/stages'
import { runBuild, startServer } from '../servers/next-program'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'

/* Tests that the kept 404 never answers where an agency's own code may answer. */

const folder = '.e2e/own-answers'
const env = siteEnvironment('mare-alta')
const origin = `http://localhost:${ports.site}`

const servicePage = `import { missingPage } from '@/components/frame/missing-page'
import { routes } from '@/lib/routes/routes'

export default async function ServicePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  if (slug.startsWith('proprio')) return <h1>Own {slug}</h1>
  return missingPage(routes.service(slug))
}
`
const catchAllPage = `import { notFound } from 'next/navigation'

export default async function Rest({ params }: { params: Promise<{ rest: string[] }> }) {
  const names = (await params).rest
  if (names[0] !== 'resto') notFound()
  return <h1>Rest {names.join(' ')}</h1>
}
`
const rewriteLine = `  if (request.nextUrl.pathname.startsWith('/ponte')) return NextResponse.rewrite(new URL('/sobre', request.url))
`

let stop: () => Promise<unknown>

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const isBuilt = process.env.E2E_SKIP_BUILD !== undefined && existsSync(join(folder, '.next/BUILD_ID'))
  const sandbox = await startSandbox({ port: ports.platform, pushUrl: '' })
  if (!isBuilt) {
    await copyTemplate(folder)
    write('app/servicos/[slug]/page.tsx', servicePage)
    rmSync(join(folder, 'app/[...page]'), { recursive: true })
    write('app/[...rest]/page.tsx', catchAllPage)
    const proxy = readFileSync(join(folder, 'proxy.ts'), 'utf8')
    write(
      'proxy.ts',
      proxy
        .replace('  matcher: [\n', "  matcher: [\n    '/ponte/:path*',\n")
        .replace('import type { NextRequest }', 'import { type NextRequest, NextResponse }')
        .replace(/(function proxy\(.*\{\n)/, `$1${rewriteLine}`),
    )
    await runBuild(env, folder)
  }
  const server = await startServer({ args: ['server.mjs'], folder, env, firstAddress: `${origin}/sobre` })
  stop = async () => {
    await server.stop('SIGINT')
    await sandbox.stop()
  }
})

test.afterAll(() => stop?.())

function write(name: string, text: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const ask = async (path: string) => {
  const { status, body } = await rawRequest(origin, { path })
  return { status, title: /<h1[^>]*>(.*?)<\/h1>/s.exec(String(body))?.[1]?.replace(/<[^>]*>/g, '') }
}

test('a changed page of the template, a catch-all and a proxy that rewrites answer before the kept 404', async () => {
  for (const turn of [1, 2]) {
    expect(await ask(`/servicos/proprio${turn}`)).toMatchObject({ status: 200 })
    expect((await ask(`/servicos/proprio${turn}`)).title).toContain('Own')
    expect((await ask('/resto/a')).title).toContain('Rest')
    expect((await ask('/ponte/a')).status).toBe(200)
    for (const path of ['/servicos/nada', '/nada', '/blog/nada'])
      expect(await ask(path), path).toMatchObject({ status: 404 })
  }
})
