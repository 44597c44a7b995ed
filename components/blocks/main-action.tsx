import type { SectionContents } from '@/lib/config/sections/contents'
import type { FrameSettings } from '@/lib/pages/frame'
import { NextStep } from '../sections/next-step'

type Content = SectionContents['mainAction']

/** A band with the main action and the phone number. `settings` are those of the content: `(await getSite()).settings`. */
export function MainAction({ title, text = '', settings }: Content & { settings: FrameSettings }) {
  return <NextStep title={title} text={text} settings={settings} />
}
