import { isSeenOn } from '../../../src/colours/logo-contrast'
import { themeTokens } from '../../../src/colours/theme-in-use'
import { publicFile } from '../../../src/pictures/public-files'
import { siteConfig } from '../../../src/port/config'
import { type Finding, okOrAdvice } from '../finding'
import { logoGrounds } from './logo-grounds'

type LogoSetting = NonNullable<typeof siteConfig.logo>

const PAPER = '#ffffff'

/** Checks the contrast of the logo where the theme shows it, and of its Open Graph version. */
export async function checkLogo(): Promise<Finding[]> {
  const { logo } = siteConfig
  if (!logo) return []
  const { deep } = themeTokens(siteConfig.theme)
  const grounds = Object.entries(await logoGrounds(`themes/${siteConfig.theme}`))
  const onDeep = grounds.filter(([, ground]) => ground === 'deep').map(([part]) => part)
  const backgrounds = [
    ...(onDeep.length < grounds.length ? pages(logo) : [{ file: logo.light, where: 'paper', colour: PAPER }]),
    ...(onDeep.length > 0
      ? [{ file: logo.dark ?? logo.light, where: `the deep ${onDeep.join(' and ')}`, colour: deep?.dark }]
      : []),
    ...(logo.og ? [{ file: logo.og, where: 'the Open Graph image', colour: deep?.dark }] : []),
  ]
  return Promise.all(
    // Backgrounds that only browsers can compute are skipped.
    backgrounds
      .filter(({ colour }) => colour)
      .map(async ({ file, where, colour = '' }) =>
        okOrAdvice(
          await isSeenOn(publicFile(file), colour),
          `The logo is visible on ${where}`,
          `Most of the logo public${file} is not visible on ${where}`,
          `Set a file for it in site/config.ts: logo: { light: '…', dark: '…', og: '…' }`,
        ),
      ),
  )
}

function pages(logo: LogoSetting) {
  const { colourScheme, theme } = siteConfig
  const { paper } = themeTokens(theme)
  return [
    { file: logo.light, where: 'a light page', colour: paper?.light, scheme: 'light' },
    { file: logo.dark ?? logo.light, where: 'a dark page', colour: paper?.dark, scheme: 'dark' },
  ].filter(({ scheme }) => colourScheme === 'system' || colourScheme === scheme)
}
