/** An entity lives in database rows and is decided on the server; a process lives in the browser. */
export type ChartKind = 'entity' | 'process'

/** Where a chart stands: `core/src/<domain>/<id>.chart.ts`, and for an entity `<id>.table.gen.ts` beside it. */
export type ChartEntry = {
  readonly id: string
  readonly domain: string
  readonly kind: ChartKind
}

/** Every chart of the market, in the order to read them. */
export const CHARTS: readonly ChartEntry[] = [
  { id: 'cartSelection', domain: 'cart', kind: 'process' },
  { id: 'checkout', domain: 'checkout', kind: 'process' },
  { id: 'paying', domain: 'payment', kind: 'process' },
  { id: 'payment', domain: 'payment', kind: 'entity' },
  { id: 'refund', domain: 'payment', kind: 'entity' },
  { id: 'orderItem', domain: 'order', kind: 'entity' },
  { id: 'cancelClaim', domain: 'claim', kind: 'entity' },
  { id: 'exchangeClaim', domain: 'claim', kind: 'entity' },
  { id: 'returnClaim', domain: 'claim', kind: 'entity' },
  { id: 'additionalPayment', domain: 'claim', kind: 'entity' },
  { id: 'claimRequest', domain: 'claim', kind: 'process' },
  { id: 'claimWithdrawal', domain: 'claim', kind: 'process' },
  { id: 'restockAlert', domain: 'goods', kind: 'entity' },
  { id: 'inquiry', domain: 'inquiry', kind: 'entity' },
  { id: 'review', domain: 'review', kind: 'entity' },
  { id: 'sellerApplication', domain: 'seller', kind: 'entity' },
  { id: 'bridgeReadiness', domain: 'bridge', kind: 'process' },
  { id: 'infiniteList', domain: 'navigation', kind: 'process' },
  { id: 'upload', domain: 'upload', kind: 'process' },
  { id: 'login', domain: 'session', kind: 'process' },
  { id: 'session', domain: 'session', kind: 'process' },
  { id: 'signUp', domain: 'member', kind: 'process' },
  { id: 'identityCheck', domain: 'member', kind: 'process' },
  { id: 'optionSheet', domain: 'cart', kind: 'process' },
  { id: 'reviewEditor', domain: 'review', kind: 'process' },
  { id: 'sellerApply', domain: 'seller', kind: 'process' },
  { id: 'couponIssue', domain: 'coupon', kind: 'entity' },
  { id: 'couponSheet', domain: 'coupon', kind: 'process' },
]
