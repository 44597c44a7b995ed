import { test } from '@playwright/test'
import { endCloneSite } from './end'

test('the site ends', () => endCloneSite())
