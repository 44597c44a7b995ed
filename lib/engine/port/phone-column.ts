export { phoneColumn } from '@/lib/site/theme/phone-column'
