export default function Side() {
  return <p>Ao lado</p>
}
