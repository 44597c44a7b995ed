import type { CSSProperties } from 'react'
import { callCost, phoneNumbers } from '@/lib/content/contact'
import { copyHere } from '@/lib/content/copy-in'
import type { Settings } from '@/lib/kinds/settings'
import { Plated } from '../cards/plated'
import { runningText } from '../text/words'

interface NumberToCallProps {
  settings: Pick<Settings, 'phone'>
  /** Today's opening hours; '' if the business is closed today. */
  today: string | undefined
}

/** The font size, in `vw`, at which a single character would fill a line of a phone. A number of ten characters gets a tenth of it. */
const LINE_VW = 125

/** The font size at which the number fills a line on a phone. `text-display` in app/globals.css reads `--word`. */
function styleForOneLine(number: string) {
  const style: CSSProperties & Record<'--word', string> = {
    '--word': `${Math.round((LINE_VW / number.length) * 10) / 10}vw`,
  }
  return style
}

/** The phone number in title size for urgent requests, with today's hours; nothing without a number. */
export function NumberToCall({ settings, today }: NumberToCallProps) {
  const copy = copyHere()
  const [main] = phoneNumbers(settings)
  if (!main) return null
  const cost = callCost(main, copy)
  return (
    <Plated from="thanks" className="stack-2">
      <p className="text-lead text-muted">{runningText(copy.thanks.urgent)}</p>
      <p className="font-display text-display font-bold figures" style={styleForOneLine(main.number)}>
        <a href={main.href}>{main.number}</a>
      </p>
      {cost && <p className="text-small text-muted">{cost}</p>}
      {today !== undefined && <p>{runningText(copy.thanks.today(today))}</p>}
    </Plated>
  )
}
