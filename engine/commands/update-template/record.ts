import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The template of the last update. */
export interface TemplateRecord {
  from?: string
  commit?: string
}

export const RECORD_FILE = '.template.json'

export function readRecord(): TemplateRecord {
  return existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : {}
}

export function writeRecord(record: Required<TemplateRecord>): void {
  writeFileSync(RECORD_FILE, `${JSON.stringify(record, null, 2)}\n`)
}
