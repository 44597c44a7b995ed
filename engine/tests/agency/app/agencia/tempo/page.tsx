export const revalidate = 1

export default function TimePage() {
  return <time>{Date.now()}</time>
}
