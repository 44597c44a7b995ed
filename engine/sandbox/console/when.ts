import { html } from 'hono/html'

/** A moment: readable in the time zone of the machine, and exact in `datetime` for programs. */
export function when(iso: string) {
  const shown = new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${iso}">${shown}</time>`
}
