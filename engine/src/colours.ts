export type { Tokens } from '@/engine/src/colours/client-colours'
export type { DrawnFont } from '@/engine/src/colours/drawn-font'
