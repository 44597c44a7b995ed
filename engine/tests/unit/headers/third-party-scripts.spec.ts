import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { originProblems } from '../../../src/checks/origin-problems'
import { activeScripts, scriptOrigins, scriptsLoader } from '../../../src/headers/third-party-scripts'

test('a script may be loaded from its own origin and call those it names; one of the site needs no origin', () => {
  const scripts = [
    { src: 'https://stats.test/js/count.js', origins: ['https://events.stats.test', 'https://stats.test'] },
    { src: '/stats.js' },
  ]
  expect(scriptOrigins(scripts)).toEqual(['https://stats.test', 'https://events.stats.test'])
  expect(originProblems({ scripts })).toEqual([])
})

test('a script without https, or with an origin that is none, is refused', () => {
  for (const src of ['http://stats.test/count.js', '//stats.test/count.js', 'stats.js']) {
    expect(originProblems({ scripts: [{ src }] }), src).toHaveLength(1)
    expect(originProblems({ consent: { scripts: [{ name: 'Contas', src }] } }), src).toHaveLength(1)
  }
  for (const origin of ['https://stats.test/path', 'stats.test'])
    expect(originProblems({ scripts: [{ src: '/stats.js', origins: [origin] }] }), origin).toHaveLength(1)
})

test('third-party scripts are loaded on the live site only: their loader names its host, and other sites have none', () => {
  const live = { siteUrl: 'https://www.cliente.test', siteUrlIsKnown: true, isPreview: false }
  const scripts = [{ src: 'https://stats.test/</script>.js', attributes: { 'data-domain': 'cliente.pt' } }]
  const [configured, mode] = [siteConfig.scripts, process.env.NODE_ENV]
  Object.assign(siteConfig, { scripts })
  Object.assign(process.env, { NODE_ENV: 'production' })
  expect(scriptsLoader(live)).toContain('{"host":"www.cliente.test","scripts":[{"src":"https://stats.test/')
  expect(scriptsLoader(live)).not.toContain('</script>')
  for (const elsewhere of [
    { ...live, isPreview: true },
    { ...live, siteUrlIsKnown: false },
    { ...live, siteUrl: 'http://localhost:3000' },
  ]) {
    expect(activeScripts(elsewhere)).toEqual([])
    expect(scriptsLoader(elsewhere)).toBeUndefined()
  }
  Object.assign(process.env, { NODE_ENV: 'development' })
  expect(activeScripts(live)).toEqual([])
  Object.assign(siteConfig, { scripts: configured })
  Object.assign(process.env, { NODE_ENV: mode ?? 'test' })
})
