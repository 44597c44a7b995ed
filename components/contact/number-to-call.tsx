import { theme } from '@theme/theme'
import { callCost, phoneNumbers } from '@/lib/content/contact'
import { copyHere } from '@/lib/content/copy-in'
import type { Settings } from '@/lib/kinds/settings'
import { plateStyle } from '../cards/plate'
import { runningText } from '../text/words'

const { plate } = theme.record.alone

interface NumberToCallProps {
  settings: Pick<Settings, 'phone'>
  /** When the business is open today, '' if it is closed. */
  today: string | undefined
}

/** The telephone number for whoever cannot wait, as large as a title, with today's hours; nothing without a number. */
export function NumberToCall({ settings, today }: NumberToCallProps) {
  const copy = copyHere()
  const [main] = phoneNumbers(settings)
  if (!main) return null
  const cost = callCost(main, copy)
  return (
    <div
      className={`stack-2 ${plate === undefined ? '' : `drawn overflow-hidden ${plate}`}`}
      style={plate === undefined ? undefined : plateStyle(main.number)}
    >
      <p className="text-lead text-muted">{copy.thanks.urgent}</p>
      <p className="font-display text-section font-bold lg:text-page figures">
        <a href={main.href}>{main.number}</a>
      </p>
      {cost && <p className="text-small text-muted">{cost}</p>}
      {today !== undefined && <p>{runningText(copy.thanks.today(today))}</p>}
    </div>
  )
}
