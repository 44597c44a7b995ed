import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { nginx } from '../../e2e/servers/nginx'

const PORT = 27020

/** nginx sending one page as a file, packed beforehand: the baseline of the edge. */
export async function serveAsFile(page: Buffer): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  writeFileSync(join(folder, 'page.html'), page)
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(page))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder))
  const child = spawn(nginx ?? 'nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  const address = `http://localhost:${PORT}/page.html`
  for (let attempt = 0; !(await fetch(address).catch(() => undefined))?.ok; attempt += 1) {
    if (attempt > 100) throw new Error('nginx did not start')
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  access_log off;
  sendfile on;
  gzip_static on;
  types { text/html html; }
  server { listen 127.0.0.1:${PORT}; listen [::1]:${PORT}; root ${folder}; }
}
`
}
