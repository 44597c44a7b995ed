/* The scripts of `browser/`, as the build has made them. They are in a page's text, for where files are blocked; the policy has their hashes. */

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
