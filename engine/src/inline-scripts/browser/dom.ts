/* Shorthands for `querySelector`. Callers assert with `as` an element that the template's pages always have; without it, its use throws. */

export const one = <T extends HTMLElement>(root: ParentNode, selector: string) =>
  root.querySelector<T>(selector)

export const all = <T extends HTMLElement>(root: ParentNode, selector: string) => [
  ...root.querySelectorAll<T>(selector),
]
