export { announcementIsEarly, announcementScript } from './headers/announcement'
export { consentNames, consentScript, scriptsLoader } from './headers/third-party-scripts'
export { campaignScript, formScript, galleryScript } from './inline-scripts/scripts'
export { prefetchRules } from './routing/prefetch-rules'
