/** Writes out a calendar date `YYYY-MM-DD`. It is read and shown in UTC, so that no time zone shifts the day. */
export function formatDate(date: string, lang = 'pt-PT'): string {
  const long = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  return long.format(new Date(`${date}T00:00:00Z`))
}
