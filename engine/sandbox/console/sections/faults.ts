import { html } from 'hono/html'
import { FAULT_KINDS } from '../../faults/kinds'
import type { ConsoleState } from '../state'

type Fault = ConsoleState['faults'][number]

/** The part of the console's page about faults that the sandbox can simulate. `console/refresh.mjs` replaces the element with `data-live` while the page is open. */
export function faultsSection(state: ConsoleState) {
  return html`<section aria-labelledby="faults">
  <h2 id="faults">Faults</h2>
  <p>What the site should survive. <code>*</code> is every resource and the leads.</p>
  <form method="post" action="/console/forms/fault">
    <label>Where <select name="target">${state.tenants.map(targets)}</select></label>
    <label>What <select name="fault">${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}</select></label>
    <label>Delay of slow, ms <input name="ms" type="number" min="0" max="600000" placeholder="3000"></label>
    <label>Times <input name="times" type="number" min="1" placeholder="until cleared"></label>
    <label>Fields of 422 or wrong-record <input name="fields" placeholder="email, message" spellcheck="false"></label>
    <label class="check"><input name="store" type="checkbox" value="yes"> store the lead, lose its answer</label>
    <button>Switch on</button>
  </form>
  <div data-live="faults">${state.faults.length === 0 ? html`<p class="none">None is on.</p>` : active(state.faults)}</div>
</section>`
}

function targets({ siteKey, targets }: ConsoleState['tenants'][number]) {
  return html`<optgroup label="${siteKey}">${targets.map(
    (target) => html`<option value="${siteKey}/${target}">${siteKey}: ${target}</option>`,
  )}</optgroup>`
}

function active(faults: readonly Fault[]) {
  return html`<ul class="faults">${faults.map(row)}</ul>
<form method="post" action="/console/forms/clear"><button>Clear all</button></form>`
}

function row({ siteKey, resource, fault, ms, times, store, fields }: Fault) {
  const details = [
    fault === 'slow' ? `${ms} ms` : '',
    times === undefined ? 'until cleared' : `${times} more`,
    store ? 'lead stored' : '',
    fields ? fields.join(', ') : '',
  ].filter((detail) => detail !== '')
  return html`<li>
  <form method="post" action="/console/forms/clear">
    <input type="hidden" name="siteKey" value="${siteKey}"><input type="hidden" name="resource" value="${resource}">
    <span><strong>${siteKey}: ${resource}</strong> <span class="bad">${fault}</span> (${details.join(', ')})</span>
    <button aria-label="Clear ${fault} of ${siteKey}: ${resource}">Clear</button>
  </form>
</li>`
}
