export { dataFile, rowsWhere } from '@/lib/engine/files/data-files'
export { amountIn, decimal, ownRows } from '@/lib/engine/files/own-rows'
export { ownRecords } from '@/lib/engine/markdown/own-records'
