/** An entity lives in database rows and is decided on the server; a process lives in the browser. */
export type ChartKind = 'entity' | 'process'

export const CAPABILITIES = ['members', 'native bridge', 'reviews'] as const

/** Capability that is not built yet and will run planned charts. */
export type Capability = (typeof CAPABILITIES)[number]

/** A live chart is run by a screen or by the server; a planned one waits for the capability that runs it. */
export type ChartStatus =
  | { readonly status: 'live' }
  | { readonly status: 'planned'; readonly capability: Capability }

/** A chart: `core/src/<domain>/<id>.chart.ts`, and for an entity `<id>.table.gen.ts` beside it. */
export type ChartEntry = ChartStatus & {
  readonly id: string
  readonly domain: string
  readonly kind: ChartKind
}

/** Every chart of the market, in the order to read them. */
export const CHARTS: readonly ChartEntry[] = [
  { id: 'cartSelection', domain: 'cart', kind: 'process', status: 'live' },
  { id: 'checkout', domain: 'checkout', kind: 'process', status: 'live' },
  { id: 'paying', domain: 'payment', kind: 'process', status: 'live' },
  { id: 'payment', domain: 'payment', kind: 'entity', status: 'live' },
  { id: 'refund', domain: 'payment', kind: 'entity', status: 'live' },
  { id: 'orderItem', domain: 'order', kind: 'entity', status: 'live' },
  { id: 'cancelClaim', domain: 'claim', kind: 'entity', status: 'live' },
  { id: 'exchangeClaim', domain: 'claim', kind: 'entity', status: 'live' },
  { id: 'returnClaim', domain: 'claim', kind: 'entity', status: 'live' },
  { id: 'additionalPayment', domain: 'claim', kind: 'entity', status: 'live' },
  { id: 'dispute', domain: 'dispute', kind: 'entity', status: 'live' },
  { id: 'claimRequest', domain: 'claim', kind: 'process', status: 'live' },
  { id: 'claimWithdrawal', domain: 'claim', kind: 'process', status: 'live' },
  { id: 'goodsListing', domain: 'goods', kind: 'entity', status: 'live' },
  { id: 'report', domain: 'report', kind: 'entity', status: 'live' },
  { id: 'restockAlert', domain: 'goods', kind: 'entity', status: 'live' },
  { id: 'inquiry', domain: 'inquiry', kind: 'entity', status: 'live' },
  { id: 'review', domain: 'review', kind: 'entity', status: 'live' },
  { id: 'sellerApplication', domain: 'seller', kind: 'entity', status: 'live' },
  { id: 'store', domain: 'store', kind: 'entity', status: 'live' },
  { id: 'dealClock', domain: 'display', kind: 'process', status: 'live' },
  { id: 'bridgeReadiness', domain: 'bridge', kind: 'process', status: 'live' },
  { id: 'upload', domain: 'upload', kind: 'process', status: 'live' },
  { id: 'login', domain: 'session', kind: 'process', status: 'live' },
  { id: 'staffLogin', domain: 'staff', kind: 'process', status: 'live' },
  { id: 'session', domain: 'session', kind: 'process', status: 'live' },
  { id: 'signUp', domain: 'member', kind: 'process', status: 'live' },
  { id: 'socialLogin', domain: 'session', kind: 'process', status: 'live' },
  { id: 'pinEntry', domain: 'member', kind: 'process', status: 'live' },
  { id: 'emailProof', domain: 'member', kind: 'process', status: 'live' },
  { id: 'passwordReset', domain: 'member', kind: 'process', status: 'live' },
  { id: 'identityCheck', domain: 'member', kind: 'process', status: 'live' },
  { id: 'membership', domain: 'member', kind: 'entity', status: 'live' },
  { id: 'optionSheet', domain: 'cart', kind: 'process', status: 'live' },
  { id: 'reviewEditor', domain: 'review', kind: 'process', status: 'live' },
  { id: 'sellerApply', domain: 'seller', kind: 'process', status: 'live' },
  { id: 'couponIssue', domain: 'coupon', kind: 'entity', status: 'live' },
  { id: 'couponSheet', domain: 'coupon', kind: 'process', status: 'live' },
  { id: 'keywordCompletion', domain: 'search', kind: 'process', status: 'live' },
  { id: 'statement', domain: 'settlement', kind: 'entity', status: 'live' },
  { id: 'specialSale', domain: 'promotion', kind: 'entity', status: 'live' },
  { id: 'saleEntry', domain: 'promotion', kind: 'entity', status: 'live' },
]
