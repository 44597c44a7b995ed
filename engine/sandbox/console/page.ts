import { html } from 'hono/html'
import { faultsSection } from './sections/faults'
import { leadsSection } from './sections/leads'
import { pushesSection } from './sections/pushes'
import { tenantsSection } from './sections/tenants'
import type { ConsoleState } from './state'

/** The console. It works without JavaScript; with JavaScript it updates itself. */
export function consolePage(state: ConsoleState, problem?: string) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Sandbox platform</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/console/style.css">
  <script src="/console/refresh.js" defer></script>
</head>
<body>
  <header>
    <h1>Sandbox platform</h1>
    <p>Stands in for the content platform at <code>${state.origin}</code>. Nothing here leaves this machine.</p>
    ${problem === undefined ? '' : html`<p role="alert" class="problem">${problem}</p>`}
  </header>
  <main>
    ${leadsSection(state)} ${pushesSection(state)} ${faultsSection(state)} ${tenantsSection(state)}
  </main>
</body>
</html>`
}
