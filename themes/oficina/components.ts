import { Contacts } from '@/themes/oficina/layouts/contacts'
import { Header } from '@/themes/oficina/layouts/header'
import type { ThemeComponents } from '@/themes/theme'

export const components: ThemeComponents = { Header, Contacts }
