export { dataFile, rowsWhere } from '@/engine/src/files/data-files'
export { amountIn, decimal, ownRows } from '@/engine/src/files/own-rows'
export { ownRecords } from '@/engine/src/markdown/own-records'
