const letters = /\p{L}/gu
const rightToLeft =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/gu

/** The direction of a text, when most of its letters are of a script that is written from right to left. */
export function directionOf(text: string): 'rtl' | undefined {
  const count = text.match(rightToLeft)?.length ?? 0
  return count > 0 && count * 2 > (text.match(letters)?.length ?? 0) ? 'rtl' : undefined
}
