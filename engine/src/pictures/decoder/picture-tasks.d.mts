/* Types for an engine that is installed as a package. Below `node_modules/`, TypeScript reads no types from JavaScript. */

type Format = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'
type Picture = string | Uint8Array

interface Layer {
  picture: Uint8Array
  left?: number
  top?: number
}

/** The tasks for sharp. A `file` without `pixels` is one of this project. */
export const tasks: {
  resized: (input: { file: Picture; pixels: number; width: number; format: Format }) => Promise<Uint8Array>
  cropped: (
    input: ({ file: string; pixels?: undefined } | { file: Picture; pixels: number }) & {
      width: number
      height: number
    },
  ) => Promise<Uint8Array>
  measured: (input: { file: string }) => Promise<{ width: number; height: number }>
  drawn: (input: { file: string; width: number; height: number }) => Promise<Uint8Array>
  isOpaque: (input: { file: string }) => Promise<boolean>
  colours: (input: { file: string; side: number }) => Promise<Uint8Array>
  composed: (input: {
    ground: Uint8Array | { side: number; colour: string }
    layers: Layer[]
    format: 'jpeg' | 'png'
  }) => Promise<Uint8Array>
}
export function blockSvg(): void
