/** In the order in which they stand side by side. */
export const themes = ['atlantico', 'granito', 'oficina'] as const

/** The pictures of README.md. `width` is that of one screen of the row. */
export const pictures = [
  { file: 'themes', tenant: 'mare-alta', window: { width: 1366, height: 768 }, width: 640 },
  { file: 'without-pictures', tenant: 'lemos-quintela', window: { width: 1366, height: 768 }, width: 640 },
  { file: 'phone', tenant: 'mare-alta', window: { width: 390, height: 844 }, width: 420 },
] as const
