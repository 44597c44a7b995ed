import { theme } from '@theme/theme'
import type { SectionProps } from '../props'
import { BandHero } from './band'
import { CoverHero } from './cover'
import { SplitHero } from './split'

const layouts = { split: SplitHero, cover: CoverHero, band: BandHero }

/** The name of the business and the two main actions, in the theme's layout. */
export function Hero({ site }: Pick<SectionProps, 'site'>) {
  const Layout = layouts[theme.hero]
  return <Layout site={site} />
}
