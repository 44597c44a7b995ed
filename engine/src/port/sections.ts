export { picture, type SectionPicture } from '@/lib/settings/sections/fields'
export { type SectionEntry, sectionEntry } from '@/lib/settings/sections/home-entry'
export { OWN_SECTIONS, ownSections } from '@/lib/settings/sections/own-sections'
export {
  nameProblems,
  sectionFieldProblems,
  sectionProblems,
} from '@/lib/settings/sections/section-problems'
