import type { FileHandle } from 'node:fs/promises'

/** What the name of its file says of a resized picture. */
export interface StoredPicture {
  /** Of the address, the width and the format. */
  key: string
  /** Of the file that it was made of. */
  version: string
  /** For how many seconds it is right without another look at that file. */
  maxAge: number
  /** By the clock of the machine, since a restart comes between. */
  madeAt: number
  format: string
}

export interface OpenPicture extends StoredPicture {
  bytes: number
  content: FileHandle | Uint8Array
}
