import { expect } from '@playwright/test'
import { siteConfig as ownConfig, siteConfig } from '@/site/config'
import { currentEnvironment } from '../../../src/environment/current-environment'
import { testWithPlatform } from '../own-environment'

const test = testWithPlatform({
  answer: (_, response) => response.end(),
  environment: { SITE_URL: 'https://www.cliente.test', NEXT_DIST_DIR: '.e2e/unit-service-pages' },
})

test("with the client's words in addresses, a service chooses the page of the form, and of thanks, there", async () => {
  for (const config of [siteConfig, ownConfig]) config.paths = { quote: 'marcar', thanks: 'recebido' }
  // Settings are read when these modules are loaded.
  const { routes } = await import('../../../../lib/routes/routes')
  const { pageWithoutService, servicePagePath } = await import('../../../src/routing/service-pages')
  const { addressRules } = await import('../../../src/next-config/address-rules')
  expect(routes.thanksForRequest('pintura')).toBe('/recebido?servico=pintura')
  expect(servicePagePath('/recebido?servico=pintura')).toBe('/recebido/pintura')
  expect(servicePagePath('/obrigado?servico=pintura')).toBeUndefined()
  expect(pageWithoutService('/recebido/pintura')).toBe('/recebido')
  expect(pageWithoutService('/marcar/pintura')).toBe('/marcar')
  const rulesWhere = async (cachesPages: boolean) => {
    const { rewrites } = addressRules(currentEnvironment(), { isDevelopment: false, cachesPages })
    const lists = await rewrites?.()
    const rules = lists && 'beforeFiles' in lists ? (lists.beforeFiles ?? []) : []
    return rules.filter(({ has }) => has?.some(({ key }) => key === 'servico'))
  }
  for (const cachesPages of [false, true]) {
    const rules = await rulesWhere(cachesPages)
    expect(rules.map(({ source, destination }) => [source, destination])).toEqual([
      ['/marcar', '/orcamento/:slug'],
      ['/recebido', '/obrigado/:slug'],
    ])
    // Next.js requests the thank-you page with the headers of the post before it.
    expect(rules.map(({ missing }) => missing !== undefined)).toEqual([cachesPages, false])
    const [{ value = '' } = {}] = rules[1]?.has ?? []
    const matched = ['-', 'pintura', 'chão', '', '..', 'a b', 'a/b'].filter((slug) =>
      new RegExp(`^${value}$`).test(slug),
    )
    expect(matched).toEqual(['-', 'pintura', 'chão'])
  }
})
