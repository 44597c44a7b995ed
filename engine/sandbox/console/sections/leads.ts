import { html } from 'hono/html'
import type { ConsoleState } from '../state'
import { when } from '../when'

const MAX_ROWS = 50

type Lead = ConsoleState['leads'][string][number] & { siteKey: string }

/** The section. `console/refresh.mjs` refreshes the element with `data-live`. */
export function leadsSection(state: ConsoleState) {
  const leads = Object.entries(state.leads)
    .flatMap(([siteKey, received]) => received.map((lead) => ({ ...lead, siteKey })))
    .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
  return html`<section aria-labelledby="leads">
  <h2 id="leads">Leads received</h2>
  <div data-live="leads">${leads.length === 0 ? html`<p class="none">None yet. Send a form on the site.</p>` : table(leads, state)}</div>
</section>`
}

function table(leads: Lead[], state: ConsoleState) {
  return html`<p>${leads.length} in all${leads.length > MAX_ROWS ? `, the newest ${MAX_ROWS} below` : ''}.</p>
<div class="scroll" role="region" aria-labelledby="leads" tabindex="0">
  <table>
    <thead><tr><th scope="col">Received</th><th scope="col">From</th><th scope="col">About</th><th scope="col">Message</th></tr></thead>
    <tbody>${leads.slice(0, MAX_ROWS).map((lead) => row(lead, state))}</tbody>
  </table>
</div>`
}

function row(lead: Lead, state: ConsoleState) {
  const notification = state.notifications.find(({ leadId }) => leadId === lead.id)
  return html`<tr>
  <td>${when(lead.receivedAt)}<br><strong>${lead.siteKey}</strong><br><code>${lead.id}</code></td>
  <td>${lead.name}<br>${lead.email}<br>${lead.phone ?? ''}</td>
  <td><span class="tag">${lead.formType}</span> ${lead.serviceSlug ?? ''}<br>${lead.originDestination ?? ''}
    ${notification ? html`<br>notification ${notification.outcome}` : ''}</td>
  <td class="message">${lead.message}</td>
</tr>`
}
