import { html } from 'hono/html'

/** A moment in the machine's own time zone, for people; exact for programs. */
export function when(iso: string) {
  const shown = new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${iso}">${shown}</time>`
}
