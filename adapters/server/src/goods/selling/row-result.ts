import type { GoodsImportRefusal, GoodsImportResult } from '@jangteo/core/goods/goodsImport.codes'
import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'

/** A row of a file of a store. */
export type ImportedRow = {
  readonly storeId: number
  /** Name of its sender, for the audit log. */
  readonly sentBy: string
  readonly cells: readonly string[]
}

/** Result of a row as it is written. */
export type RowResult = {
  readonly result: GoodsImportResult
  readonly code: GoodsImportRefusal | null
  readonly goodsId: number | null
}

/** A row that is refused; nothing of it is written. */
export class RowRefused extends Data.TaggedError('RowRefused')<{
  readonly code: GoodsImportRefusal
}> {}

/** Refuses a row. */
export const refuseRow = (code: GoodsImportRefusal): Effect.Effect<never, RowRefused> =>
  Effect.fail(new RowRefused({ code }))
