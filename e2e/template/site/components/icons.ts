/** The icons in use, by their names in the icon library (lucide.dev/icons); the stylesheet gets these and no others. */
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

  // The vocabulary of the contract; an unknown key has come out of the seam as neutral.
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
