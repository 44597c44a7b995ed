import { directionOf } from '@site-starter/engine/text'
import { langOfPlatform } from '@/lib/content/translations'
import { LinkedText } from '../text/text'

/** The lines of an address; nothing if there are none. */
export function AddressLines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <address lang={langOfPlatform()} className="not-italic">
      {lines.map((line, index) => (
        <span key={index} dir={directionOf(line)} className="block">
          <LinkedText text={line} lineBefore={lines[index - 1]} />
        </span>
      ))}
    </address>
  )
}
