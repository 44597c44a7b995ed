export { phoneColumn } from '@/lib/theme/phone-column'
