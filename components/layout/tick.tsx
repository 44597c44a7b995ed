/** A tick that is drawn once (`motion.css`), next to a sentence with the same meaning. */
export function Tick() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className="mb-3 inline-block text-accent"
    >
      <path className="tick" pathLength="1" strokeDasharray="1" d="M4 12.5 9.5 18 20 6" />
    </svg>
  )
}
