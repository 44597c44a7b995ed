import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../sandbox/support/folders'
import { onPath } from './programs'

export const openssl = onPath('openssl')

/** Creates a self-signed certificate and its key, in the way that docs/first-server.md does before there is another. */
export function makeCertificate(names: string[]) {
  const folder = temporaryFolder()
  const [certificate, key] = ['site.pem', 'site.key'].map((name) => join(folder, name)) as [string, string]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7']
  const subject = [
    '-subj',
    `/CN=${names[0]}`,
    '-addext',
    `subjectAltName=${names.map((name) => `DNS:${name}`)}`,
  ]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync(openssl ?? 'openssl', ['req', ...kind, ...subject, ...files], { stdio: 'pipe' })
  return { certificate, key, ca: readFileSync(certificate) }
}
