import { html } from 'hono/html'
import type { ConsoleState } from '../state'

export function tenantOptions(state: ConsoleState) {
  return state.tenants.map(({ siteKey }) => html`<option>${siteKey}</option>`)
}
