const shown = 'body:has(.announcement:not([hidden]))'

/** Compensates for the height of the announcement: smaller large titles by `--above`, and smaller text in a low viewport. */
export const announcementStyle = `${shown}{--above:2.75rem}@media (width >= 64rem) and (height < 50rem){${shown} main>div .text-lead{font-size:1.125rem}}`
