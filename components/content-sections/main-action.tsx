import type { FrameSettings } from '@/lib/views/frame'
import { NextStep } from '../sections/next-step'
import type { ContentSectionProps } from './props'

/** A band with the main action and the phone number. `settings` is the platform's: `(await getSite()).settings`. */
export function MainAction({
  title,
  text = '',
  settings,
}: ContentSectionProps<'mainAction'> & { settings: FrameSettings }) {
  return <NextStep title={title} text={text} settings={settings} />
}
