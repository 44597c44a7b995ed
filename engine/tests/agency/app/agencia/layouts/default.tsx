export default function NoSide() {
  return null
}
