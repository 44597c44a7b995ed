/* Where our own pages have an element for certain, `as` says so: whoever has taken it away makes its use throw. */

export const one = <T extends HTMLElement>(root: ParentNode, selector: string) =>
  root.querySelector<T>(selector)

export const all = <T extends HTMLElement>(root: ParentNode, selector: string) => [
  ...root.querySelectorAll<T>(selector),
]
