/** The part of `hyphen` that this site uses. The package has no types for a single language. */
declare module 'hyphen/pt/index.js' {
  const hyphen: {
    hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string
  }
  export default hyphen
}
