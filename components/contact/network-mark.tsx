import type { Settings } from '@/lib/resources/settings'

/** Of Lucide (lucide.dev/icons), but for X. Only those of the networks that the business has are on its pages. */
const drawings: Record<keyof Settings['social'], string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm9 9.37A4 4 0 1 1 12.63 8A4 4 0 0 1 16 11.37m1.5-4.87h.01',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6M2 9h4v12H2zm4-5a2 2 0 1 1-4 0a2 2 0 0 1 4 0z',
  x: 'M4 4h4.5L20 20h-4.5zM4.5 20l6.3-6.9M13.6 10.7 19.5 4',
  youtube:
    'M2.5 17a24.1 24.1 0 0 1 0-10a2 2 0 0 1 1.4-1.4a49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.1 24.1 0 0 1 0 10a2 2 0 0 1-1.4 1.4a49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17m7.5-2l5-3l-5-3z',
}

export function NetworkMark({ network }: { network: keyof typeof drawings }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto block"
    >
      <path d={drawings[network]} />
    </svg>
  )
}
