import { expect, test } from '@playwright/test'
import { directionOfLanguage } from '../../../../../lib/content/language-direction'

test('a language has the direction of its script', () => {
  for (const lang of ['ar', 'ar-MA', 'he', 'fa', 'ur', 'yi', 'dv', 'pa-PK', 'az-Arab'])
    expect(directionOfLanguage(lang), lang).toBe('rtl')
  for (const lang of ['pt-PT', 'en', 'zh-Hans', 'el', 'ru', 'az', 'ku', 'hi'])
    expect(directionOfLanguage(lang), lang).toBeUndefined()
})
