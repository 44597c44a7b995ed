import { siteConfig } from '@/site/config'
import { isSeenOn } from '../../../lib/engine/colours/logo-contrast'
import { themeTokens } from '../../../lib/engine/colours/theme-in-use'
import { publicFile } from '../../../lib/engine/pictures/public-files'
import { type Finding, okOrAdvice } from '../finding'

/** Whether the logo can be seen on light and dark pages, and one for the Open Graph image on that. */
export async function checkLogo(): Promise<Finding[]> {
  const { logo, colourScheme } = siteConfig
  if (!logo) return []
  const { paper, deep } = themeTokens(siteConfig.theme)
  const places = [
    ...(colourScheme === 'dark' ? [] : [{ file: logo.light, where: 'a light page', colour: paper?.light }]),
    ...(colourScheme === 'light'
      ? []
      : [{ file: logo.dark ?? logo.light, where: 'a dark page', colour: paper?.dark }]),
    ...(logo.og ? [{ file: logo.og, where: 'the Open Graph image', colour: deep?.dark }] : []),
  ]
  return Promise.all(
    // Of a ground that browsers alone compute, nothing can be said.
    places
      .filter(({ colour }) => colour)
      .map(async ({ file, where, colour = '' }) =>
        okOrAdvice(
          await isSeenOn(publicFile(file), colour),
          `The logo can be seen on ${where}`,
          `Most of the logo public${file} cannot be seen on ${where}`,
          `In site/config.ts name a file for it: logo: { light: '…', dark: '…', og: '…' }`,
        ),
      ),
  )
}
