import { escapeUTF8 } from 'entities'
import { language } from '../port/copy'

/** An HTML page that needs neither content nor files. @param parts as HTML */
export function plainPage(title: string, parts: string[]): string {
  const text = escapeUTF8(title)
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${text}</title><style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui;padding:2rem}pre{white-space:pre-wrap;font:inherit;border:1px solid;padding:1rem}</style>
<h1>${text}</h1>${parts.join('')}</html>`
}
