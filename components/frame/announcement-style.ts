/** Matches the body of a page with a visible announcement. */
const bodyWithOne = 'body:has(.announcement:not([hidden]))'

/** Compensates for the height of the announcement: smaller large titles (`--above` in app/globals.css), and smaller text in a low viewport. */
export const announcementStyle = `${bodyWithOne}{--above:2.75rem}@media (width >= 64rem) and (height < 50rem){${bodyWithOne} main>div .text-lead{font-size:1.125rem}}`
