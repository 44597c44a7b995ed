import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** The replacement character, which stands for bytes that are not a character. */
const REPLACEMENT = '\uFFFD'

/** The characters of Windows-1252 from 0x80 on. `TextDecoder` decodes it as Latin-1 in some versions of Node.js. */
const WINDOWS_FROM_80 = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ'

/** The text of a file written in any editor, with `\n` line endings. */
export function readText(file: string): string {
  return textOf(readFileSync(file)).replace(/\r\n?/g, '\n')
}

/** The number of the first line with an unreadable character, counted from 1; undefined if there is none. */
export function unreadableLine(text: string): number | undefined {
  const index = text.search(/[\0\uFFFD]/)
  return index < 0 ? undefined : text.slice(0, index).split('\n').length
}

/** The problem with a file that is in an unknown encoding, as the end of a sentence. */
export const UNREADABLE = 'has a character that cannot be read: save the file as UTF-8'

/** The characters of code page 850, Excel's "CSV (MS-DOS)", from 0x80 on. Node.js may lack this encoding. */
const DOS_FROM_80 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Decodes by byte-order mark, then as UTF-8, then in whichever of two code pages yields more Portuguese letters and signs. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  return isUtf8(bytes) || isMostlyUtf8(text) || bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)
    ? text
    : [WINDOWS_FROM_80, DOS_FROM_80].map((signs) => withSigns(bytes, signs)).reduce(likelier)
}

/** The byte-order mark of UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Whether a text is UTF-8 except for a few characters that another program has added. */
function isMostlyUtf8(text: string): boolean {
  const foreign = text.match(/[^\0-\x7f]/g) ?? []
  return foreign.filter((one) => one === REPLACEMENT).length * 2 < foreign.length
}

/** Portuguese letters, upper case beside upper case only, and signs where people write them. A euro sign or no-break space in a word is MS-DOS. */
const plausibleSigns =
  /[áàâãçéêíóôõúü](?![A-Z])|(?<![a-z])[ÁÀÂÃÇÉÊÍÓÔÕÚÜ]|€(?![A-Za-z])|[ºª«»“”‘’–—…•°]|(?<=[^A-Za-z\s;,"])\u00a0|(?<=[A-Za-z])\u00a0(?![A-Za-z])/g

function likelier(windows: string, dos: string): string {
  const [ofWindows = 0, ofDos = 0] = [windows, dos].map((text) => text.match(plausibleSigns)?.length ?? 0)
  return ofDos > ofWindows ? dos : windows
}

function withSigns(bytes: Buffer, signs: string): string {
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, (one) => signs[one.charCodeAt(0) - 0x80] ?? one)
}
