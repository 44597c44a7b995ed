export {
  contentSchemas,
  isContentSection,
  priceColumns,
  type SectionContents,
} from '@/lib/settings/sections/contents'
export { picture, type SectionPicture } from '@/lib/settings/sections/fields'
export { type SectionEntry, sectionEntry } from '@/lib/settings/sections/home-entry'
export { homeSections, tones } from '@/lib/settings/sections/home-sections'
export { type OwnFields, ownShape } from '@/lib/settings/sections/own-fields'
export { OWN_SECTIONS, ownSections } from '@/lib/settings/sections/own-sections'
