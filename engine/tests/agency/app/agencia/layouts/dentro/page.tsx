export default function Inside() {
  return <h1>Dentro</h1>
}
