/** The icons in use, as classes of the icon library: the stylesheet gets these and no others. */
const icons = {
  app: 'icon-[lucide--smartphone]',
  chat: 'icon-[lucide--message-circle]',
  check: 'icon-[lucide--check]',
  email: 'icon-[lucide--mail]',
  menu: 'icon-[lucide--menu]',
  phone: 'icon-[lucide--phone]',
  place: 'icon-[lucide--map-pin]',
  quote: 'icon-[lucide--file-text]',

  // The vocabulary of the contract; an unknown key has come out of the seam as neutral.
  truck: 'icon-[lucide--truck]',
  wrench: 'icon-[lucide--wrench]',
  packageCheck: 'icon-[lucide--package-check]',
  hammer: 'icon-[lucide--hammer]',
  boxes: 'icon-[lucide--boxes]',
  warehouse: 'icon-[lucide--warehouse]',
  arrowDownToLine: 'icon-[lucide--arrow-down-to-line]',
  zap: 'icon-[lucide--zap]',
  clock: 'icon-[lucide--clock]',
  shieldCheck: 'icon-[lucide--shield-check]',
  neutral: 'icon-[lucide--circle-dot]',
}

export type IconName = keyof typeof icons

const sizes = {
  text: 'text-[1.25em]',
  large: 'text-[1.75rem]',
  /** As large as the text around it. */
  inherit: '',
}

/** A decorative line icon in the colour of the text beside it. Drawn by the stylesheet: a page carries only its name. */
export function Icon({ name, size = 'text' }: { name: IconName; size?: keyof typeof sizes }) {
  return (
    <span aria-hidden="true" className={`shrink-0 forced-color-adjust-none ${icons[name]} ${sizes[size]}`} />
  )
}
