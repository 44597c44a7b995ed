import { buildSite } from '../support/build-sites'

/** Before the long tests: they need one site only. */
export default async function buildOutageSite(): Promise<void> {
  if (!process.env.E2E_SKIP_BUILD) await buildSite('mare-alta')
}
