import { theme } from '@theme/theme'
import type { SectionProps } from '../index'
import { BandHero } from './band'
import { CoverHero } from './cover'
import { SplitHero } from './split'

const layouts = { split: SplitHero, cover: CoverHero, band: BandHero }

/** Who the business is and the two things a visitor came for, laid out as the theme wants it. */
export function Hero({ site }: Pick<SectionProps, 'site'>) {
  const Layout = layouts[theme.hero]
  return <Layout site={site} picture={site.heroPicture} />
}
