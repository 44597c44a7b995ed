export { dataFile, rowsWhere } from './files/data-files'
export { amountIn, decimal, ownRows } from './files/own-rows'
export { ownRecords } from './markdown/own-records'
