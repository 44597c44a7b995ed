import { z } from 'zod'

/** The attributes that the specification allows, by element. */
const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  ...Object.fromEntries(
    'p h2 h3 h4 strong em u s code pre blockquote ul ol li hr br'.split(' ').map((name) => [name, []]),
  ),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'data-align', 'data-asset-id'],
}
/** Elements without content, which are never closed. */
const VOID_ELEMENTS = new Set(['img', 'hr', 'br'])
/** A tag written as `<name key="value">`, a text, or a stray angle bracket. */
const TOKEN =
  /<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>|[^<>]+|[<>]/g
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g

/** The HTML fragment of a post: only elements and attributes of the specification, correctly nested. */
export const postBody = z
  .string()
  .default('')
  .superRefine((html, context) => {
    for (const message of problemsOf(html)) context.addIssue({ code: 'custom', message })
  })

function* problemsOf(html: string): Generator<string> {
  const open: string[] = []
  for (const { 0: token, groups = {} } of html.matchAll(TOKEN)) {
    if (groups.name === undefined) {
      if (/[<>]/.test(token)) yield `a stray ${token}, or a tag not written as <name key="value">`
    } else if (groups.close) {
      if (open.pop() !== groups.name) yield `${token} closes nothing`
    } else {
      if (!VOID_ELEMENTS.has(groups.name)) open.push(groups.name)
      yield* problemsOfElement(groups.name, groups.attributes ?? '')
    }
  }
  if (open.length > 0) yield `<${open.join('>, <')}> is never closed`
}

function* problemsOfElement(name: string, source: string): Generator<string> {
  const allowed = ALLOWED_ATTRIBUTES[name]
  if (!allowed) {
    yield `<${name}> is not an allowed element`
    return
  }
  const attributes = new Map([...source.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]))
  for (const key of attributes.keys()) {
    if (!allowed.includes(key)) yield `<${name}> may not carry ${key}`
  }
  for (const key of required(name, attributes)) {
    if (!attributes.has(key)) yield `<${name}> must carry ${key}`
  }
  const align = attributes.get('data-align')
  if (align !== undefined && !['left', 'center', 'right'].includes(align))
    yield 'data-align is left, center or right'
}

function required(name: string, attributes: Map<string, string>) {
  if (name === 'img') return ['src', 'alt', 'width', 'height', 'data-align']
  if (name !== 'a') return []
  const leavesTheSite = /^(https?:)?\/\//.test(attributes.get('href') ?? '')
  return leavesTheSite ? ['href', 'target', 'rel'] : ['href']
}
