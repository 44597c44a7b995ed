import { html } from 'hono/html'
import type { ConsoleState } from '../state'
import { when } from '../when'

type Push = ConsoleState['pushes'][number]

/** The part of the console's page about pushes to the site. `console/refresh.mjs` replaces the element with `data-live` while the page is open. */
export function pushesSection(state: ConsoleState) {
  return html`<section aria-labelledby="pushes">
  <h2 id="pushes">Pushes sent</h2>
  <form method="post" action="/console/forms/push">
    <label>Tenant <select name="siteKey">${state.tenants.map(({ siteKey }) => html`<option>${siteKey}</option>`)}</select></label>
    <label>Tags <input name="tags" value="settings" required size="30" spellcheck="false"></label>
    <button>Push by hand</button>
  </form>
  <div data-live="pushes">${state.pushes.length === 0 ? html`<p class="none">None yet. Save a content file.</p>` : table(state.pushes)}</div>
</section>`
}

function table(pushes: Push[]) {
  return html`<div class="scroll" role="region" aria-labelledby="pushes" tabindex="0">
  <table>
    <thead><tr><th scope="col">Sent</th><th scope="col">Tenant</th><th scope="col">Tags</th><th scope="col">Answer</th></tr></thead>
    <tbody>${pushes.map(row)}</tbody>
  </table>
</div>`
}

function row({ at, siteKey, tags, url, status, answer, ms }: Push) {
  const isAccepted = status !== undefined && status >= 200 && status < 300
  return html`<tr>
  <td>${when(at)}</td>
  <td>${siteKey}<br><code>${url}</code></td>
  <td>${tags.join(', ')}</td>
  <td><span class="${isAccepted ? 'good' : 'bad'}">${status ?? 'no answer'}</span> in ${ms} ms<br><code>${answer}</code></td>
</tr>`
}
