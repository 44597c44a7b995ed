import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../fixtures/content'
import { pictureOf } from './pictures'
import type { AwkwardTenant } from './tenants'

/*
 * Clients as they come: a law firm without a picture, a clinic with two services, texts of one line and photographs of a phone, and an
 * electrician with forty services. Beside them the demo, the workshop, and a tenant with nothing.
 */

const clients = join(import.meta.dirname, 'clients')

/** The content of a folder, as contract 6.3.0 has it. The clinic's photographs are drawn by `pictures.ts`. */
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
