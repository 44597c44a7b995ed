export { theme } from '@theme/theme'
export { icons } from '@/components/icons'
export { plateDrawing } from '@/lib/theme/plate'
export { brand } from '@/lib/theme/theme'
