/** What a browser asks the visitor for, or does for a page, and only if the page may. */
type Permission =
  | 'autoplay'
  | 'camera'
  | 'clipboard-write'
  | 'display-capture'
  | 'encrypted-media'
  | 'fullscreen'
  | 'geolocation'
  | 'microphone'
  | 'payment'
  | 'picture-in-picture'
  | 'screen-wake-lock'
  | 'web-share'

/** What pages of the client's own show of other sites. Origins are `https://host`. */
export interface Embed {
  /** Addresses of pages of the client's own, in code or in Markdown: '/reservas', '/equipa/[nome]'. */
  pages: `/${string}`[]
  /** Origins that the pages show in frames. */
  frame?: string[]
  /** Origins that the pages' own code asks. */
  connect?: string[]
  /** Origins of pictures. */
  img?: string[]
  /** What the pages may use, and what is in their frames of the origins in `frame`. */
  permissions?: Permission[]
}
