import { isPlain } from './versions.mjs'

/**
 * The engine asks for exactly the versions that the site has: npm would install nothing beside a version that only one of them names.
 * @param {Record<string, import('./merge-manifest.mjs').Manifest>} manifests
 * @returns {string[]}
 */
export function alignPeers({ 'package.json': site, 'engine/package.json': engine }) {
  const [has, asks] = [site?.dependencies, engine?.peerDependencies]
  if (typeof has !== 'object' || has === null || typeof asks !== 'object' || asks === null) return []
  /** @type {string[]} */
  const told = []
  for (const [name, asked] of Object.entries(asks)) {
    const version = Reflect.get(has, name)
    if (version === asked || version === undefined) continue
    Reflect.set(asks, name, version)
    if (!isPlain(version)) told.push(`engine/package.json: ${name} ${version}, as package.json has it`)
  }
  return told
}
