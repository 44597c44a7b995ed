export { components } from '@/themes/granito/components'
