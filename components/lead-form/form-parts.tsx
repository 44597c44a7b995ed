import type { FormContent } from '@/lib/pages/kinds/form'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { OtherWays } from './other-ways'
import { PrivacyNote } from './privacy-note'

/** The common parts of both forms. Texts are passed as props, because the form itself is part of the browser's script. */
export function formParts({ settings, hasPrivacy }: FormContent, submit: string) {
  const { sending, summary, failed, unknown, limited, captcha, outdated, honeypot } = copy.form
  const { captchaInFlood, captchaNeedsScript } = copy.form
  const hasCaptcha = siteConfig.captcha !== 'none'
  return {
    texts: {
      submit,
      sending,
      summary,
      honeypot,
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
