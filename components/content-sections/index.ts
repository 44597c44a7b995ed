import type { ReactNode } from 'react'
import type { ContentSection } from '@/lib/settings/sections/contents'
import type { FrameSettings } from '@/lib/views/frame'
import { Directions } from './directions'
import { Downloads } from './downloads'
import { Gallery } from './gallery'
import { Logos } from './logos'
import { MainAction } from './main-action'
import { Numbers } from './numbers'
import { Pages } from './pages'
import { People } from './people'
import { PictureAndText } from './picture-and-text'
import { PriceList } from './price-list'
import type { ContentSectionProps } from './props'
import { QuoteOnPicture } from './quote-on-picture'
import { SmallForm } from './small-form'
import { Steps } from './steps'
import { Table } from './table'
import { Video } from './video'

type Props<K extends ContentSection> = ContentSectionProps<K> & { path: string; settings: FrameSettings }

type ContentSections = { [K in ContentSection]: (props: Props<K>) => ReactNode | Promise<ReactNode> }

/** Components for sections with content from the client's files. Each renders nothing if its content is missing. */
const contentSections: ContentSections = {
  pictureAndText: PictureAndText,
  gallery: Gallery,
  logos: Logos,
  people: People,
  pages: Pages,
  numbers: Numbers,
  steps: Steps,
  video: Video,
  smallForm: SmallForm,
  downloads: Downloads,
  priceList: PriceList,
  table: Table,
  directions: Directions,
  quoteOnPicture: QuoteOnPicture,
  mainAction: MainAction,
}

/** Draws a section whose content was validated before the build (`lib/settings/sections/section-problems.ts`). */
export function drawContentSection<K extends ContentSection>(section: K, props: Props<K>) {
  return contentSections[section](props)
}
