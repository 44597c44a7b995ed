const shown = 'body:has(.announcement:not([hidden]))'

/** The first screen has less height below it: large titles are smaller by `--above`, in a low window the text too. */
export const announcementStyle = `${shown}{--above:2.75rem}@media (width >= 64rem) and (height < 50rem){${shown} main>div .text-lead{font-size:1.125rem}}`
