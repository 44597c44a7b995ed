import { theme as granito } from '@/themes/granito/theme'
import type { Theme } from '@/themes/theme'

export const theme: Theme = granito
