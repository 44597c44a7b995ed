/** A script as a page holds it: without comments, indentation, and the spaces around operators and braces, which no string in it may have. */
export function slim(script: string): string {
  return script
    .replace(/^ *(?:\/\/.*)?\n|^ +/gm, '')
    .replace(/ ?(=>|[!=]==|&&|\|\||\?\?=?|[<>={}?+]) /g, '$1')
    .replaceAll(' {', '{')
    .replaceAll(' }', '}')
}
