import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { sourceOf } from '../../../src/snapshots/sources'
import { keepContentCurrent } from '../../../src/snapshots/start'
import { temporaryFolder } from '../../sandbox/support/folders'
import { testWithPlatform } from '../own-environment'

const services = ['pintura', 'Montagem', 'chão-novo', 'Duplo', 'duplo', 'foto.jpg', 'mapa'].map((slug) => ({
  slug,
  title: slug,
  icon: 'truck',
  tier: 'primary',
}))

const test = testWithPlatform({
  answer: (request, response) => {
    const resource = request.url?.split('/').at(-1) ?? ''
    const content = { services, settings: { name: 'Casa' }, legal: {} }[resource] ?? []
    response.end(JSON.stringify({ version: '6.3.0', siteKey: 's', [resource]: content }))
  },
  environment: {
    NEXT_DIST_DIR: join(temporaryFolder(), '.next'),
    OTHER_ROUTES: JSON.stringify(['/servicos/mapa', '/Sobre', '/loja/[...resto]', '/horta']),
  },
})

const project = process.cwd()
test.afterEach(() => process.chdir(project))

const leads: [target: string, to: string][] = [
  ['/Servicos', '/servicos'],
  ['/SERVICOS?gclid=A&b', '/servicos?gclid=A&b'],
  ['/SERVICOS/Pintura', '/servicos/pintura'],
  ['/servicos/PINTURA?x=Y', '/servicos/pintura?x=Y'],
  ['/Servicos/Montagem', '/servicos/Montagem'],
  ['/servicos/Ch%C3%83O-Novo', '/servicos/ch%C3%A3o-novo'],
  ['/Contactos/', '/contactos'],
  ['/Orcamento?servico=pintura', '/orcamento?servico=pintura'],
  ['/Obrigado', '/obrigado'],
  ['/Obrigado?servico=pintura', '/obrigado?servico=pintura'],
  ['/Sitemap.xml', '/sitemap.xml'],
  // Markdown pages.
  ['/Equipa', '/equipa'],
  ['/EQUIPA/Rui-Mestre/?x', '/equipa/rui-mestre?x'],
]

const unchanged = [
  ...['/', '/servicos', '/servicos/pintura', '/servicos/ch%C3%A3o-novo', '/servicos/ch%c3%a3o-novo'],
  // Records whose slug has upper-case letters.
  ...['/servicos/Montagem', '/servicos/Duplo'],
  // Addresses of an agency, of a file in public/, and of nothing.
  ...[
    '/servicos/Mapa',
    '/Sobre',
    '/loja/Servicos',
    '/servicos/Foto.JPG',
    '/Servicos/nada',
    '/NADA',
    ...['/equipa', '/Equipa/nada', '/Horta'],
    '//Servicos',
  ],
  ...['//evil.example/Servicos', '/_next/static/A.js', '/api/Health', '/Servicos%00', '/SERVICOS%2F%2Fx'],
]

test('an address in upper case leads to the page in lower case, and no other address leads anywhere', {
  tag: '@all',
}, async () => {
  // The module uses the routes of the environment above.
  const { inLowerCase } = await import('../../../src/server/lower-case')
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'public/servicos'), { recursive: true })
  writeFileSync(join(folder, 'public/servicos/Foto.JPG'), '')
  for (const page of ['equipa', 'equipa/rui-mestre', 'horta']) {
    mkdirSync(join(folder, 'site/pages', page, '..'), { recursive: true })
    writeFileSync(join(folder, `site/pages/${page}.md`), '---\ntitle: A\n---\n')
  }
  process.chdir(folder)
  await keepContentCurrent()
  await expect.poll(() => sourceOf('services').snapshot !== undefined).toBe(true)
  for (const [target, to] of leads) expect(await inLowerCase(target), target).toBe(to)
  for (const target of unchanged) expect(await inLowerCase(target), target).toBeUndefined()
})
