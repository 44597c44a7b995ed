import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resourcesOf } from '../../sandbox/contract/descriptions'
import { drawOddPictures } from './pictures'
import type { AwkwardTenant } from './tenants'

/** The tenant of the sandbox whose content is exchanged, so that one running site shows one awkward tenant after the other. */
const siteKey = 'mare-alta'

const shippedAssets = join(import.meta.dirname, '../../sandbox/assets')

/** The folders of a sandbox whose content is exchanged while it runs. */
export async function openWardrobe() {
  const folder = mkdtempSync(join(tmpdir(), 'awkward-'))
  const at = (name: string) => join(folder, name)
  mkdirSync(join(at('content'), siteKey), { recursive: true })
  cpSync(shippedAssets, at('assets'), { recursive: true })
  await drawOddPictures(at('assets'))
  return {
    folders: { content: at('content'), assets: at('assets'), data: at('data') },
    /** Makes a tenant the one that the running site shows; its next view does. */
    wear: async ({ name, content }: AwkwardTenant, platformOrigin: string) => {
      for (const resource of readdirSync(join(at('content'), siteKey)))
        rmSync(join(at('content'), siteKey, resource))
      for (const [resource, value] of Object.entries(content))
        writeFileSync(join(at('content'), siteKey, `${resource}.json`), JSON.stringify(value))
      const response = await fetch(`${platformOrigin}/console/push`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siteKey, tags: resourcesOf('6.3.0') }),
      })
      const { push } = (await response.json()) as { push?: { status?: number } | null }
      if (push?.status !== 200) throw new Error(`${name} was not pushed: ${JSON.stringify(push)}`)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const pagesByResource = {
  services: ['/servicos', '/servicos/servico-1'],
  products: ['/produtos', '/produtos/produto-1'],
  projects: ['/projetos', '/projetos/obra-1'],
  posts: ['/blog', '/blog/artigo-1', `/blog/etiqueta/${encodeURIComponent('impermeabilizações')}`],
  testimonials: ['/testemunhos'],
  faqs: ['/perguntas-frequentes'],
}

/** The kinds of pages that a tenant has, one of each, and one that it has not. */
export function pagesOf({ content }: AwkwardTenant): string[] {
  const ofRecords = Object.entries(pagesByResource).flatMap(([name, paths]) => (content[name] ? paths : []))
  const others = ['/pesquisa?q=impermeabilizações', '/sobre', '/contactos', '/orcamento', '/nada']
  return ['/', ...ofRecords, ...others]
}
