/** The provider of a video and the address of its player, without cookies if the provider offers that; undefined for a file of this site. */
export function providerOf(src: string): { name: string; address: string } | undefined {
  if (src.startsWith('/')) return undefined
  const url = new URL(src)
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  if (/^(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(host))
    return { name: 'YouTube', address: `https://www.youtube-nocookie.com/embed/${youtubeVideo(url)}` }
  if (/^(?:player\.)?vimeo\.com$/.test(host)) return { name: 'Vimeo', address: vimeoPlayer(url) }
  return { name: host, address: src }
}

/** The path of a YouTube player: for a video, one in a list, or a list alone. */
function youtubeVideo({ pathname, searchParams }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const list = searchParams.get('list')
  const video = searchParams.get('v') ?? (/^(?:playlist|watch)$/.test(last) ? 'videoseries' : last)
  return encodeURIComponent(video) + (list ? `?list=${encodeURIComponent(list)}` : '')
}

/** The address of a Vimeo player: for a video, an unlisted one with the hash in its address, or a showcase. */
function vimeoPlayer({ pathname, searchParams }: URL): string {
  const parts = pathname.split('/').filter(Boolean)
  const idIndex = parts.findLastIndex((part) => /^\d{1,20}$/.test(part))
  const id = parts[idIndex] ?? encodeURIComponent(parts.at(-1) ?? '')
  if (/^(?:showcase|album)$/.test(parts[idIndex - 1] ?? '')) return `https://vimeo.com/showcase/${id}/embed`
  const unlisted = searchParams.get('h') ?? (idIndex >= 0 ? parts[idIndex + 1] : undefined)
  return `https://player.vimeo.com/video/${id}?dnt=1${unlisted ? `&h=${encodeURIComponent(unlisted)}` : ''}`
}
