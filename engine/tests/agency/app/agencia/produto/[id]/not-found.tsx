export default function NoProduct() {
  return <h1>Não há este produto</h1>
}
