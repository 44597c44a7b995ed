import type { ImageLoaderProps } from 'next/image'
import type { Contract } from '../fields/contract'
import { absoluteAddress } from '../fields/fields'
import type { FileReference } from '../fields/files'
import { assetAddress } from '../platform/assets'
import { resizedAddress } from './picture-address'

/**
 * The absolute address of a file. Contract 6 refers to it by `url`, contract 4 by a storage `pathname`, which the asset endpoint serves. The
 * reference of the file's own contract is preferred, with the other as fallback; '' if neither is usable.
 */
export function fileAddress({ url = '', pathname = '' }: FileReference, contract: Contract): string {
  const addresses = [absoluteAddress(url), assetAddress(pathname)]
  const [first, second] = contract === 6 ? addresses : addresses.toReversed()
  return first || second || ''
}

/** The loader for `getImageProps`: the address of a picture resized to a width in device pixels. */
export function imageLoader({ src, width }: ImageLoaderProps): string {
  return resizedAddress(src, width)
}
