import type { FormContent } from '@/lib/pages/form'
import { site as config } from '@/site.config'
import { copy } from '@/site.copy'
import { OtherWays } from './other-ways'
import { PrivacyNote } from './privacy-note'

/** What both forms have in common; the texts are handed over, since the form itself is a part of the browser's script. */
export function formParts({ settings, hasPrivacy }: FormContent, submit: string) {
  const { sending, summary, failed, unknown, limited, captcha, outdated, trap } = copy.form
  const { captchaInFlood, captchaNeedsScript } = copy.form
  const hasCaptcha = config.captcha !== 'none'
  return {
    texts: {
      submit,
      sending,
      summary,
      trap,
      captchaWithoutScript: hasCaptcha ? captchaNeedsScript : captchaInFlood,
      problems: { failed, unknown, limited, captcha, outdated },
    },
    hasCaptcha,
    otherWays: <OtherWays settings={settings} />,
    note: (
      <>
        {hasCaptcha && (
          <noscript>
            <p className="font-semibold">{captchaNeedsScript}</p>
          </noscript>
        )}
        <PrivacyNote hasPolicy={hasPrivacy} />
      </>
    ),
  }
}
