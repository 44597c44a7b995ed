import { Contacts } from '@/themes/granito/layouts/contacts'
import { Header } from '@/themes/granito/layouts/header'
import type { ThemeComponents } from '@/themes/theme'

export const components: ThemeComponents = { Header, Contacts }
