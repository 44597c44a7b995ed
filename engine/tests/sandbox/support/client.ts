import { test as base } from '@playwright/test'
import { tenants } from '../../../sandbox/tenants'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../servers/sandbox'

export const [MARE_ALTA, OFICINA, NOVO] = ['mare-alta', 'oficina-castro', 'sitio-novo']

export const VALID_LEAD = {
  name: 'Ana Sousa',
  email: 'ana@exemplo.pt',
  message: 'Preciso de mudar de casa em maio.',
}

export function bearer(siteKey: string) {
  return { authorization: `Bearer ${tenants.find((tenant) => tenant.siteKey === siteKey)?.key}` }
}

export type Client = ReturnType<typeof clientOf>

/** The API of a sandbox, called like a tenant's site does. */
export function clientOf(origin: string) {
  const call = (siteKey: string, path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/v1/${path}`, { headers: bearer(siteKey), ...init })
  return {
    call,
    /** Returns the resource in the envelope. */
    resourceOf: async (siteKey: string, resource: string) =>
      (await (await call(siteKey, resource)).json())[resource],
    /** Sends a lead: an object as JSON, text unchanged. */
    sendLead: (siteKey: string, lead: unknown = VALID_LEAD, init: RequestInit = {}) =>
      call(siteKey, 'leads', {
        method: 'POST',
        body: typeof lead === 'string' ? lead : JSON.stringify(lead),
        ...init,
      }),
  }
}

/** A test of one sandbox, which runs in the process of the tests. */
export const test = base.extend<object, { options: SandboxOptions; sandbox: Sandbox & Client }>({
  options: [{}, { option: true, scope: 'worker' }],
  sandbox: [
    async ({ options }, use) => {
      const sandbox = await startSandbox(options)
      await use({ ...sandbox, ...clientOf(sandbox.origin) })
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
})
