export interface Crumb {
  title: string
  href: string
}
