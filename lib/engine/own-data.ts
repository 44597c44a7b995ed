export { dataFile } from '@/lib/engine/files/data-files'
export { decimal, ownRows } from '@/lib/engine/files/own-rows'
export { ownRecords } from '@/lib/engine/markdown/own-records'
