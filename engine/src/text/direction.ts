const letters = /\p{L}/gu
/** Matches a letter of a script that is written from right to left. */
const rightToLeft =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/gu

/** Counts the letters of a text, in all and in right-to-left scripts. */
export function lettersIn(text: string): { all: number; rtl: number } {
  return { all: text.match(letters)?.length ?? 0, rtl: text.match(rightToLeft)?.length ?? 0 }
}

/** The direction of a text: 'rtl' if most of its letters are in right-to-left scripts. */
export function directionOf(text: string): 'rtl' | undefined {
  const { all, rtl } = lettersIn(text)
  return rtl * 2 > all ? 'rtl' : undefined
}
