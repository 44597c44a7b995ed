/* The scripts of `browser/` as compiled by the build. Pages include them inline, for networks that block files. The policy has their hashes. */

const built: Record<string, string> = JSON.parse(process.env.INLINE_SCRIPTS || '{}')
const { form = '', gallery = '', campaign = '', added = '', consent = '', announcement = '' } = built

export {
  added as addedScripts,
  announcement as announcementScript,
  campaign as campaignScript,
  consent as consentScript,
  form as formScript,
  gallery as galleryScript,
}
