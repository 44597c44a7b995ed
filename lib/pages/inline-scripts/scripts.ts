/*
 * The scripts of the template's pages, as the build has made them of `browser/`. They are part of a page's text, so that they work where
 * script files are blocked. The content security policy names their hashes.
 */

const built: Record<string, string> = JSON.parse(process.env.INLINE_SCRIPTS || '{}')
const { form = '', gallery = '', campaign = '', added = '', consent = '' } = built

export {
  added as addedScripts,
  campaign as campaignScript,
  consent as consentScript,
  form as formScript,
  gallery as galleryScript,
}
