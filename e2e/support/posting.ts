/* Posts the contact form as a browser without JavaScript does, as fast and as often as a test wants. */

export interface Posting {
  origin: string
  /** Where the form lives, when that is not the contact page. */
  path?: string
  /** `X-Forwarded-For`, as a proxy in front would set it. */
  from?: string
  values?: Record<string, string>
  /** Whose page the form was on, when that is another instance. */
  formFrom?: string
  /** Added to the headers, over those of a browser; an empty one is not sent. */
  headers?: Record<string, string>
}

let addresses = 0

/** An address in a network that no other test of this run has. */
export function anotherAddress(): string {
  addresses += 1
  return `10.${Math.floor(addresses / 256)}.${addresses % 256}.1`
}

/** A lead that is like no other. */
export function newLead(): Record<'name' | 'email' | 'message', string> {
  return { name: 'Ana Sá', email: 'ana@exemplo.pt', message: `Preciso de ajuda. ${crypto.randomUUID()}` }
}

/** Posts a form; the answer is not followed, so that 303 is what a sent lead looks like. */
export async function post(posting: Posting) {
  const { origin, path = '/contactos', from, values = newLead(), formFrom = origin, headers } = posting
  const form = new FormData()
  for (const [name, value] of [...(await hiddenFields(formFrom + path)), ...Object.entries(values)]) {
    form.append(name, value)
  }
  const all = { origin, ...(from !== undefined && { 'x-forwarded-for': from }), ...headers }
  const sent = Object.entries(all).filter(([, value]) => value !== '')
  return fetch(origin + path, { method: 'POST', body: form, headers: sent, redirect: 'manual' })
}

/** What the framework puts into the form to find its action. */
export async function hiddenFields(address: string): Promise<[name: string, value: string][]> {
  const html = await (await fetch(address)).text()
  return [...html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')],
  )
}
