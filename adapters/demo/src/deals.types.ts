import type { DealAfterEnd } from '@jangteo/core/display/deal.codes'
import type { Won } from '@jangteo/core/money/money.rules'

/** A deal of a demo product, named by its picture. The period is in hours counted from the moment of loading. */
export type DealSeed = {
  readonly goodsPicture: string
  readonly dealPrice: Won
  readonly startsInHours: number
  readonly endsInHours: number
  /** Pieces of the deal, and those of them that were sold before the demo begins; without a bound when absent. */
  readonly pieces?: { readonly total: number; readonly taken: number }
  readonly personMax?: number
  readonly afterEnd: DealAfterEnd
  readonly stoppedInHours?: number
}
