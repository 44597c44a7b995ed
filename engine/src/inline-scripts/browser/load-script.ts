export interface LoadedScript {
  src: string
  attributes: Record<string, string>
}

export const loadScript = ({ src, attributes }: LoadedScript) => {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(Object.assign(script, { async: false, src }))
}
