/** A browser feature that needs permission: the browser asks the visitor, or allows it only if the page does. */
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

/** Content of other sites that the client's own pages embed. An origin is `https://host`. */
export interface Embed {
  /** Paths of the client's own pages, in code or in Markdown: ['/reservas', '/equipa/[nome]']. */
  pages: `/${string}`[]
  /** Origins that the pages show in frames: ['https://reservas.exemplo.pt']. */
  frame?: string[]
  /** Origins that the pages' own scripts send requests to. */
  connect?: string[]
  /** Origins that the pages load pictures from. */
  img?: string[]
  /** Browser features for the pages, and for frames of the origins in `frame`: ['geolocation']. */
  permissions?: Permission[]
}
