export type { Tokens } from './colours/client-colours'
export type { DrawnFont } from './colours/drawn-font'
