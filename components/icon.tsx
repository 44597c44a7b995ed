import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** A decorative line icon, in the colour and size of the text beside it. Drawn on the server: it costs no script. */
export function Icon({ node, size = '1.25em' }: { node: IconNode; size?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {node.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  )
}
