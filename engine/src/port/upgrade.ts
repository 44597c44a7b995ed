export { upgrade } from '@/site/upgrade'
