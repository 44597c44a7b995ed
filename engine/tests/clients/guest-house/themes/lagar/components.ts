import { components as granito } from '@/themes/granito/components'
import type { ThemeComponents } from '@/themes/theme'
import { Header } from './layouts/header'

export const components: ThemeComponents = { ...granito, Header }
