/** A widget that other sites show in a frame. */
export function GET() {
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': 'frame-ancestors https://parceiro.test',
    'x-frame-options': 'ALLOWALL',
    'permissions-policy': 'camera=*',
    'x-robots-tag': 'all',
  }
  return new Response('<p>Widget', { headers })
}
