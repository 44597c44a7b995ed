import { isOwnFile } from '../platform/assets'
import { logOnce } from '../platform/log'
import { isLocal } from './local-pictures'

/** Whether the image optimizer may fetch a picture; a refusal is logged once with the variable to set. */
export function isOptimizable(src: string): boolean {
  if (isLocal(src)) return !src.toLowerCase().endsWith('.svg')
  if (!isOwnFile(src)) {
    const origin = URL.canParse(src) ? new URL(src).origin : src
    logOnce(
      `browsers are told not to show files from ${origin}: add it to ASSET_ORIGINS if it is the platform's`,
    )
    return false
  }
  return !new URL(src).pathname.toLowerCase().endsWith('.svg')
}
