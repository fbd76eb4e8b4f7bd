import type {
  GoodsNoticeDisplay,
  GoodsSaleStatus,
  GoodsType,
} from '@jangteo/core/goods/goods.codes'
import type { Won } from '@jangteo/core/money/money.rules'
import type { CategorySlug } from './categories.ts'
import type { Notice } from './notice.labels.ts'

type Fee =
  | { readonly kind: 'FREE' }
  | { readonly kind: 'PAY'; readonly baseFee: Won }
  | { readonly kind: 'CONDITION'; readonly baseFee: Won; readonly freeThreshold: Won }
  | { readonly kind: 'QUANTITY'; readonly baseFee: Won; readonly repeatQuantity: number }
  | {
      readonly kind: 'SECTION2'
      readonly baseFee: Won
      readonly secondQuantity: number
      readonly secondExtra: Won
    }
  | {
      readonly kind: 'SECTION3'
      readonly baseFee: Won
      readonly secondQuantity: number
      readonly secondExtra: Won
      readonly thirdQuantity: number
      readonly thirdExtra: Won
    }

type Area =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'SECTION2'; readonly secondExtra: Won }
  | { readonly kind: 'SECTION3'; readonly secondExtra: Won; readonly thirdExtra: Won }

/**
 * Shipping policy of a store. Fees in won; the return fee is one way, the exchange fee both ways. The minute of the day
 * before which an order goes out on the same business day is absent where nothing is promised.
 */
export type ShippingPolicySeed = {
  readonly fee: Fee
  readonly area: Area
  readonly deliversToRemote: boolean
  readonly bundles: boolean
  readonly returnFee: Won
  readonly exchangeFee: Won
  readonly cutoffMinute?: number
}

export type PolicyName = 'standard' | 'special'

/** A demo store with the seller identity that the law wants shown. The business number is ten digits. */
export type StoreSeed = {
  readonly url: string
  readonly name: string
  readonly introduction: string
  readonly companyName: string
  readonly representativeName: string
  readonly businessNumber: string
  readonly mailOrderNumber: string
  readonly phone: string
  readonly email: string
  readonly businessAddress: string
  readonly returnAddress: string
  readonly policies: Readonly<Record<PolicyName, ShippingPolicySeed>>
}

/**
 * Announcement on a store's product pages. The period is in hours counted from the moment of loading; without an end it
 * stays.
 */
export type AnnouncementSeed = {
  readonly title: string
  readonly body: string
  readonly display: GoodsNoticeDisplay
  readonly startsInHours: number
  readonly endsInHours?: number
}

export type StoreDeskSeed = {
  readonly phoneHours: string
  readonly announcements: readonly AnnouncementSeed[]
}

/** One thing for sale: the values chosen, the won added to the sale price, the pieces left. */
export type OptionSeed = {
  readonly values: readonly string[]
  readonly extraPrice: Won
  readonly stock: number
}

export type OptionTable = {
  readonly names: readonly string[]
  readonly rows: readonly OptionSeed[]
}

/** An extra sold only together with its goods; the price in won is its whole price. */
export type AddonSeed = { readonly name: string; readonly price: Won; readonly stock: number }

/** Limits of a purchase; what is absent does not limit, and 0 for guests means members only. */
export type LimitSeed = {
  readonly isAdultOnly?: true
  readonly guestQuantityMax?: number
  readonly quantityMin?: number
  readonly orderQuantityMax?: number
  readonly accountQuantityMax?: number
}

/** One demo goods. Prices in won, the sale period in hours counted from the moment of loading. */
export type GoodsSeed = {
  readonly name: string
  readonly category: CategorySlug
  readonly summary: string
  readonly description: readonly string[]
  readonly kind?: GoodsType
  readonly listPrice: Won
  readonly salePrice: Won
  readonly saleStatus?: Exclude<GoodsSaleStatus, 'SALE'>
  readonly salePeriod?: { readonly startsInHours: number; readonly endsInHours: number }
  readonly policy?: PolicyName
  readonly options: OptionTable
  readonly addons?: readonly AddonSeed[]
  readonly limits?: LimitSeed
  /** Business days until it is shipped, where its making takes longer than the usual ones. */
  readonly shipWithinDays?: number
  readonly notice: Notice
  /** Demand in relation to the other products: past orders are drawn in these proportions. */
  readonly soldCount: number
  /** The name of its first picture, which begins those of the others. */
  readonly picture: string
}
