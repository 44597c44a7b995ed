import { components as atlantico } from '@/themes/atlantico/components'
import { Header } from '@/themes/granito/layouts/header'
import type { ThemeComponents } from '@/themes/theme'

export const components: ThemeComponents = { ...atlantico, Header }
