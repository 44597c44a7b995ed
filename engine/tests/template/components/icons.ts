/** The icons in use, by their names in the icon library (lucide.dev/icons). The stylesheet contains only these (icon-sprite.ts). */
export const icons = {
  app: 'smartphone',
  chat: 'message-circle',
  check: 'check',
  close: 'x',
  email: 'mail',
  menu: 'menu',
  open: 'chevron-down',
  phone: 'phone',
  place: 'map-pin',
  quote: 'file-text',
  search: 'search',

  // Icon keys of the contract. The parser has replaced unknown keys with the neutral icon.
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
