export type { Tokens } from '@/lib/engine/colours/client-colours'
export type { DrawnFont } from '@/lib/engine/colours/drawn-font'
