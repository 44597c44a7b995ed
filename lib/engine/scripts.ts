export { announcementIsEarly, announcementScript } from '@/lib/engine/headers/announcement'
export { consentNames, consentScript, scriptsLoader } from '@/lib/engine/headers/third-party-scripts'
export { campaignScript, formScript, galleryScript } from '@/lib/engine/inline-scripts/scripts'
export { prefetchRules } from '@/lib/engine/routing/prefetch-rules'
