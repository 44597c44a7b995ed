export { clientFolder } from '@/lib/settings/client-folder'
