import { type Picture, themes, type View } from './view'

/** A home page in each theme. */
function inThemes(
  file: string,
  tenant: View['tenant'],
  window: View['window'],
  width: Picture['width'],
): Picture {
  return { file, width, views: themes.map((theme) => ({ theme, tenant, path: '/', window })) }
}

const desktop = { width: 1366, height: 768 }

/** The pictures of README.md. */
export const pictures: Picture[] = [
  inThemes('themes', 'mare-alta', desktop, 640),
  inThemes('without-pictures', 'lemos-quintela', desktop, 640),
  inThemes('phone', 'mare-alta', { width: 390, height: 844 }, 420),
]
