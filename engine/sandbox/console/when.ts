import { html } from 'hono/html'

/** A time, readable in the time zone of the machine, and machine-readable in `datetime`. */
export function when(iso: string) {
  const shown = new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${iso}">${shown}</time>`
}
