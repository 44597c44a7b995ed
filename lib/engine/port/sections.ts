export {
  contentSchemas,
  isContentSection,
  priceColumns,
  type SectionContents,
} from '@/lib/site/settings/sections/contents'
export { picture, type SectionPicture } from '@/lib/site/settings/sections/fields'
export { type SectionEntry, sectionEntry } from '@/lib/site/settings/sections/home-entry'
export { homeSections, tones } from '@/lib/site/settings/sections/home-sections'
export { type OwnFields, ownShape } from '@/lib/site/settings/sections/own-fields'
export { OWN_SECTIONS, ownSections } from '@/lib/site/settings/sections/own-sections'
