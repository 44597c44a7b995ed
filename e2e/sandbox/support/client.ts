import { tenants } from '../../../sandbox/tenants'

export const [MARE_ALTA, OFICINA, NOVO] = ['mare-alta', 'oficina-castro', 'sitio-novo']

export function bearer(siteKey: string) {
  const tenant = tenants.find((candidate) => candidate.siteKey === siteKey)
  return { authorization: `Bearer ${tenant?.key}` }
}

export function read(origin: string, siteKey: string, resource: string, init: RequestInit = {}) {
  return fetch(`${origin}/api/v1/${resource}`, { headers: bearer(siteKey), ...init })
}

/** What the resource's field of the envelope holds. */
export async function resourceOf(origin: string, siteKey: string, resource: string) {
  const envelope = await (await read(origin, siteKey, resource)).json()
  return envelope[resource]
}

export const VALID_LEAD = {
  name: 'Ana Sousa',
  email: 'ana@exemplo.pt',
  message: 'Preciso de mudar de casa em maio.',
}

/** Sends a lead: an object as JSON, text as it is. */
export function sendLead(
  origin: string,
  siteKey: string,
  lead: unknown = VALID_LEAD,
  init: RequestInit = {},
) {
  return fetch(`${origin}/api/v1/leads`, {
    method: 'POST',
    headers: { ...bearer(siteKey), 'content-type': 'application/json' },
    body: typeof lead === 'string' ? lead : JSON.stringify(lead),
    ...init,
  })
}
