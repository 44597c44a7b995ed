/** The library's `x` closes a window. */
const X =
  '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M4 4h4.5L20 20h-4.5zM4.5 20l6.3-6.9M13.6 10.7 19.5 4"/>'

/** The icons in use, by their names in the icon library (lucide.dev/icons), or as drawings. The stylesheet contains only these icons. */
export const icons = {
  app: 'smartphone',
  chat: 'message-circle',
  check: 'check',
  email: 'mail',
  menu: 'menu',
  open: 'chevron-down',
  phone: 'phone',
  place: 'map-pin',
  quote: 'file-text',
  search: 'search',

  // Networks.
  facebook: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedin',
  x: { body: X },
  youtube: 'youtube',

  // The icon keys of the contract. The data layer has replaced an unknown key with the neutral icon.
  truck: 'truck',
  wrench: 'wrench',
  packageCheck: 'package-check',
  hammer: 'hammer',
  boxes: 'boxes',
  warehouse: 'warehouse',
  arrowDownToLine: 'arrow-down-to-line',
  zap: 'zap',
  clock: 'clock',
  shieldCheck: 'shield-check',
  neutral: 'circle-dot',
}

export type IconName = keyof typeof icons
