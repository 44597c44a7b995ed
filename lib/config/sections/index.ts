import type { z } from 'zod'
import { type Numbers, numbers, type PriceList, priceList, type Steps, steps } from './facts'
import { type Downloads, downloads, type Video, video } from './media'
import {
  type Gallery,
  gallery,
  type Logos,
  logos,
  type People,
  type PictureAndText,
  people,
  pictureAndText,
  type QuoteOnPicture,
  quoteOnPicture,
} from './pictures'
import { type Directions, directions, type MainAction, mainAction, type SmallForm, smallForm } from './ways'

/** The content of each section that takes it from the client's files, by the name of the section. */
export interface SectionContents {
  pictureAndText: PictureAndText
  gallery: Gallery
  logos: Logos
  people: People
  numbers: Numbers
  steps: Steps
  video: Video
  smallForm: SmallForm
  downloads: Downloads
  priceList: PriceList
  directions: Directions
  quoteOnPicture: QuoteOnPicture
  mainAction: MainAction
}

export type ContentSection = keyof SectionContents

/** What is checked of each: the types of site.config.ts do not reach Markdown pages. */
export const contentSchemas = {
  pictureAndText,
  gallery,
  logos,
  people,
  numbers,
  steps,
  video,
  smallForm,
  downloads,
  priceList,
  directions,
  quoteOnPicture,
  mainAction,
} satisfies { [K in ContentSection]: z.ZodType<SectionContents[K]> }

export function isContentSection(name: string): name is ContentSection {
  return Object.hasOwn(contentSchemas, name)
}
