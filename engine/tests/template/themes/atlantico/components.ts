import { Contacts } from '@/themes/atlantico/layouts/contacts'
import { Header } from '@/themes/atlantico/layouts/header'
import type { ThemeComponents } from '@/themes/theme'

export const components: ThemeComponents = { Header, Contacts }
