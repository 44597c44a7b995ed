/**
 * The part of a text that the image generator's own font can draw. For anything else, an emoji for instance, it would
 * fetch pictures or fonts from a third party's server.
 */
export function drawable(text: string): string {
  return text
    .replace(/[^\u0020-\u007e\u00a0-\u024f\u2010-\u2026\u20ac]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
