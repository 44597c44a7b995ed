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

/** The font size at which the number fills a line on a phone. */
function inOneLine(number: string) {
  const style: CSSProperties & Record<'--word', string> = {
    '--word': `${Math.round(1250 / number.length) / 10}vw`,
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
      <p className="font-display text-display font-bold figures" style={inOneLine(main.number)}>
        <a href={main.href}>{main.number}</a>
      </p>
      {cost && <p className="text-small text-muted">{cost}</p>}
      {today !== undefined && <p>{runningText(copy.thanks.today(today))}</p>}
    </Plated>
  )
}
