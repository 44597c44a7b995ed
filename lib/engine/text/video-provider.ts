/** The provider of a video and the address of its player, which sets no cookie where the provider can do without; undefined for a file of this site. */
export function providerOf(src: string): { name: string; address: string } | undefined {
  if (src.startsWith('/')) return undefined
  const url = new URL(src)
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (/^(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(host)) {
    const id = encodeURIComponent(url.searchParams.get('v') ?? last)
    return { name: 'YouTube', address: `https://www.youtube-nocookie.com/embed/${id}` }
  }
  if (/^(?:player\.)?vimeo\.com$/.test(host))
    return { name: 'Vimeo', address: `https://player.vimeo.com/video/${encodeURIComponent(last)}?dnt=1` }
  return { name: host, address: src }
}
