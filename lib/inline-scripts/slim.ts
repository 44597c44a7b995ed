/** A script as a page holds it: without comments, indentation, and the spaces around operators, commas and braces, which no string in it may need. */
export function slim(script: string): string {
  return script
    .replace(/^ *(?:\/\/.*)?\n|^ +/gm, '')
    .replace(/ ?(=>|[!=]==|&&|\|\||\?\?=?|[<>={}?:,+]) /g, '$1')
    .replaceAll(' {', '{')
    .replaceAll(' }', '}')
}
