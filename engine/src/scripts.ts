export { announcementIsEarly, announcementScript } from '@/engine/src/headers/announcement'
export { consentNames, consentScript, scriptsLoader } from '@/engine/src/headers/third-party-scripts'
export { campaignScript, formScript, galleryScript } from '@/engine/src/inline-scripts/scripts'
export { prefetchRules } from '@/engine/src/routing/prefetch-rules'
