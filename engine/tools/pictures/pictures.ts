/** The themes, in their order from left to right. */
export const themes = ['atlantico', 'granito', 'oficina'] as const

/** The pictures of README.md. `width` is the width of one screenshot in the row. */
export const pictures = [
  { file: 'themes', tenant: 'mare-alta', window: { width: 1366, height: 768 }, width: 640 },
  { file: 'without-pictures', tenant: 'lemos-quintela', window: { width: 1366, height: 768 }, width: 640 },
  { file: 'phone', tenant: 'mare-alta', window: { width: 390, height: 844 }, width: 420 },
] as const
