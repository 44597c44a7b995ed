import { buildStages } from './build-sites'

/** Before the long tests: what they need is built. */
export default async function buildForLong(): Promise<void> {
  if (!process.env.E2E_SKIP_BUILD) await buildStages(['mare-alta', 'granito', 'oficina'])
}
