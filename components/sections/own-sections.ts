import type { ReactNode } from 'react'
import type { SectionProps } from './props'

type OwnSection = (props: SectionProps) => ReactNode | Promise<ReactNode>

/** The agency's own sections, each the default export of its file. Next.js finds the files when it compiles this one. */
const files = import.meta.glob<{ default: OwnSection }>('../../site.sections/*.tsx')

/** The component of a section of the agency's own; undefined when there is no such file. */
export async function ownSection(name: string): Promise<OwnSection | undefined> {
  return (await files[`../../site.sections/${name}.tsx`]?.())?.default
}
