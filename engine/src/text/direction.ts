const letters = /\p{L}/gu
const rightToLeft =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/gu

/** How many letters a text has, and how many of a script that is written from right to left. */
export function lettersIn(text: string): { all: number; rtl: number } {
  return { all: text.match(letters)?.length ?? 0, rtl: text.match(rightToLeft)?.length ?? 0 }
}

/** The direction of a text, when most of its letters are of a script that is written from right to left. */
export function directionOf(text: string): 'rtl' | undefined {
  const { all, rtl } = lettersIn(text)
  return rtl * 2 > all ? 'rtl' : undefined
}
