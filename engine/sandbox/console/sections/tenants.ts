import { html } from 'hono/html'
import type { ConsoleState } from '../state'

type Tenant = ConsoleState['tenants'][number]

/** The section. `console/refresh.mjs` refreshes the element with `data-live`. */
export function tenantsSection(state: ConsoleState) {
  return html`<section aria-labelledby="tenants">
  <h2 id="tenants">Tenants</h2>
  <p>Each key selects one. Content is in <code>${state.contentFolder}</code>; saving a file there is the edit.</p>
  <div class="cards" data-live="tenants">${state.tenants.map((tenant) => tenantCard(tenant, state))}</div>
</section>`
}

function tenantCard(tenant: Tenant, state: ConsoleState) {
  const reads = Object.values(state.reads[tenant.siteKey] ?? {}).reduce((sum, count) => sum + count, 0)
  return html`<article class="card" aria-labelledby="tenant-${tenant.siteKey}">
  <h3 id="tenant-${tenant.siteKey}">${tenant.siteKey} <span class="tag">${tenant.version}</span></h3>
  <dl>
    <dt>Key</dt><dd><code>${tenant.key}</code></dd>
    <dt>Secret</dt><dd><code>${tenant.secret}</code></dd>
    <dt>Pushes to</dt><dd>${tenant.pushUrl ? html`<code>${tenant.pushUrl}</code>` : 'nowhere'}</dd>
    <dt>Leads</dt><dd><code>${tenant.leadsFile}</code></dd>
    <dt>Served</dt><dd>${reads} reads, ${state.leadCalls[tenant.siteKey]} lead calls since the start</dd>
  </dl>
  ${tenant.problems.map((problem) => html`<p class="bad">Invalid, not served: ${problem}</p>`)}
</article>`
}
