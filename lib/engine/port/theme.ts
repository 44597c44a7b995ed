export { theme } from '@theme/theme'
export { icons } from '@/components/icons'
export { brand } from '@/lib/site/theme/theme'
