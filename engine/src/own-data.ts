export { dataFile, rowsWhere } from './files/data-files'
export { amountIn, decimal, ownRows, readRows } from './files/own-rows'
export { type DatedRecords, datedRecords } from './markdown/dated-records'
export { ownRecords } from './markdown/own-records'
