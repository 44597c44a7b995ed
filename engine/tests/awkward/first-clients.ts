import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../fixtures/content'
import { pictureOf } from './pictures'
import type { AwkwardTenant } from './tenants'

/*
 * Typical clients: a law firm without pictures, a clinic with two services, one-line texts and phone photographs, and an electrician with forty
 * services; also the demo, the workshop, and an empty tenant.
 */

const clients = join(import.meta.dirname, 'clients')

/** Content from a folder, in contract 6.3.0. `pictures.ts` draws the clinic's photographs. */
function tenantIn(folder: string, name: string): AwkwardTenant {
  const entries = readdirSync(join(folder, name)).map((file) => {
    const resource = file.replace('.json', '').replace('caseStudies', 'projects')
    const text = readFileSync(join(folder, name, file), 'utf8')
    const url = pictureOf('tall', 'projects')?.url ?? ''
    return [resource, JSON.parse(text.replaceAll(/\/poor\/foto\d\.jpg/g, url))]
  })
  return { name, content: Object.fromEntries(entries) }
}

export const law = tenantIn(clients, 'law')
export const clinic = tenantIn(clients, 'poor')
export const electrician = tenantIn(clients, 'many')

export const demo = tenantIn(content, 'mare-alta')

export const firstClients = [
  law,
  clinic,
  electrician,
  tenantIn(content, 'oficina-castro'),
  demo,
  { name: 'nothing', content: {} },
]
