/** Matches the extension of a picture or a video. */
const extension = /\.(?:jpe?g|jfif|png|gif|webp|avif|hei[cf]|tiff?|bmp|svg|dng|mp4|mov)$/i

/** Matches file names from a camera, a phone or a program: `DSC_0042`, `image001`, `WhatsApp Image 2026-05-01 at 10.20.30`. */
const automaticName =
  /^(?:(?:img|image|imagem|dsc[fn]?|pic|picture|photo|foto|pxl|sam|gopr|dji|mvi|vid|screenshot|captura de ecr[aã]|whatsapp image|p(?=\d{6}))(?:[ _().:-]|at|wa|\d){1,40}|\d[\d _().:-]{5,40}|(?=.{0,40}\d)[\da-f-]{16,40}|(?:untitled|unnamed|download|sem t[ií]tulo)[ _().\d-]{0,10})$/i

/** Whether a text is the file name of a picture, and so describes nothing. */
export function isFileName(text: string): boolean {
  const name = text.replace(extension, '')
  return automaticName.test(name) || (name !== text && !name.includes(' '))
}
