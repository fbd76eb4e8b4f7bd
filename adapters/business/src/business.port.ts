import type { BusinessState } from '@jangteo/core/seller/business.codes'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'

/** Answer of the registry: the state of a business, or silence. `why` is for the log and holds nothing of a business. */
export type BusinessAnswer =
  | { readonly kind: 'known'; readonly state: BusinessState }
  | { readonly kind: 'silent'; readonly why: string }

/** Registry of businesses. It never fails. Source: market-rules §9.1. */
export type BusinessRegistryPort = {
  readonly name: 'sandbox' | 'nts'
  /** Asks for the state of a business by its ten digits. */
  readonly query: (businessNumber: string) => Effect.Effect<BusinessAnswer>
}

export class BusinessRegistry extends Context.Service<BusinessRegistry, BusinessRegistryPort>()(
  'BusinessRegistry',
) {}
