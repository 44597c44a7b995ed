export { theme } from '@theme/theme'
export { icons } from '@/components/icons'
export { plateDrawing } from '@/lib/site/theme/plate'
export { brand } from '@/lib/site/theme/theme'
