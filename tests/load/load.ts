import type { Connection } from './connection.ts'
import type { Round } from './loop.ts'

/** A load, and the work of the bare server that it is compared with. */
export type Load = {
  readonly name: string
  readonly beside: 'select' | 'five' | null
  readonly prepare: (connection: Connection, worker: number) => Round
}
