import { CONTRACT_CALLS, type ContractCall } from './contractCalls.ts'
import { AN_OPAQUE_ID, type Fields, sampleInput } from './sampleInput.ts'

/** A store's name in a path, which is no secret. */
export const A_STORE_URL = 'achimbat'

const OF_STORE: Fields = { id: A_STORE_URL }
const OF_MONTH: Fields = { month: '2026-09' }
const OF_KEYWORD: Fields = { keyword: 'pro' }
/** A shipping policy, whose figures depend on its kind. */
const FREE_SHIPPING: Fields = {
  policy: {
    kind: 'FREE',
    areaKind: 'NONE',
    baseFee: 0,
    freeThreshold: null,
    repeatQuantity: null,
    secondQuantity: null,
    secondExtra: null,
    thirdQuantity: null,
    thirdExtra: null,
    areaSecondExtra: null,
    areaThirdExtra: null,
    deliversToRemote: true,
    bundles: true,
  },
}

/**
 * Case that no schema knows: it names a store of the demo, a keyword or an event of a chart, has a check digit, or is judged
 * later.
 */
export const NAMED_VALUES: Readonly<Record<string, Fields>> = {
  'coupon.register': { code: 'NQBQDYHASTH2S' },
  'desk.recordPayment': { memo: '은행에서 입금을 확인했어요' },
  'desk.refuseSale': { memo: '더 만들지 않아요' },
  'desk.send': { type: 'seller.acknowledge' },
  'desk.sendClaim': { type: 'seller.collect' },
  'desk.sendRefund': { type: 'system.recorded' },
  'operatorMember.openClosedOrder': { orderNumber: '2026082200000001' },
  'operatorOrder.openBuyer': { reason: '배송 문의 확인' },
  'operatorPayment.openRefundAccount': { reason: '환불 송금' },
  'operatorPayment.record': { memo: '은행에서 입금을 확인했어요' },
  'operatorPayment.recordRefund': { memo: '은행에서 송금했어요' },
  'pin.create': { pin: '180752' },
  'pin.reset': { pin: '180752' },
  'pin.verify': { pin: '180752' },
  'goods.vsPick': { optionIdList: '[1,2]' },
  'joining.signUp': { emailProof: 'A'.repeat(43) },
  'sellerPolicy.create': FREE_SHIPPING,
  'sellerPolicy.edit': FREE_SHIPPING,
  'operatorApplication.reject': { reason: '판매할 수 없는 상품이에요' },
  'operatorApplication.askSupplement': { reason: '서류를 첨부해 주세요' },
  'operatorStore.detail': OF_STORE,
  'operatorStore.suspend': { ...OF_STORE, reason: '신고를 확인하고 있어요' },
  'operatorStore.release': { ...OF_STORE, reason: '신고를 확인했어요' },
  'operatorStore.close': { ...OF_STORE, reason: '판매를 마쳤어요' },
  'operatorStore.setFeeRate': OF_STORE,
  'operatorStore.setFeatures': { ...OF_STORE, reason: '신고를 확인했어요' },
  'operatorStore.rename': { ...OF_STORE, storeUrl: 'achimbat', storeName: '아침밭' },
  'seller.businessNumberDuplicationCheck': { businessNumber: '1248100998' },
  'seller.idDuplicationCheck': { loginId: 'dadam77' },
  'seller.emailDuplicationCheck': { email: 'shop@dadam.example' },
  'seller.storeNameDuplicationCheck': { storeName: '다담다실' },
  'seller.storeUrlDuplicationCheck': { storeUrl: 'dadam-tea' },
  'seller.supplement': { emailProof: 'A'.repeat(43) },
  'seller.withdraw': { emailProof: 'A'.repeat(43) },
  'search.page': OF_KEYWORD,
  'search.result': OF_KEYWORD,
  'search.resultFacets': OF_KEYWORD,
  'search.goods': OF_KEYWORD,
  'operatorSettlement.confirmAccount': OF_STORE,
  'operatorSettlement.months': OF_MONTH,
  'sellerSettlement.calendar': OF_MONTH,
  'sellerClaim.openPlaces': { reason: '수거 문의 확인' },
  'sellerOrder.openBuyer': { reason: '배송 문의 확인' },
  'favorite.store': OF_STORE,
  'favorite.alertOn': OF_STORE,
  'favorite.alertOff': OF_STORE,
  'favorite.addStore': { storeUrl: A_STORE_URL },
  'store.head': OF_STORE,
  'store.side': OF_STORE,
  'storeReview.list': OF_STORE,
  'storeReview.best': OF_STORE,
  'store.notices': OF_STORE,
  'store.page': OF_STORE,
  'store.groups': OF_STORE,
  'store.goods': OF_STORE,
  'store.goodsFacets': OF_STORE,
  'store.sellerInfo': OF_STORE,
}

/** Places of paths that are one of a closed list. */
const NAMED_PLACES: Readonly<Record<string, string>> = {
  command: 'approve',
  optionId: '1',
  day: '2030-01-02',
  month: '2026-09',
  provider: 'kakao',
}

type Sample = {
  /** Value for `{id}`. */
  readonly id?: unknown
  readonly query?: string
  readonly body?: unknown
}

/** Returns an input that the contract accepts, naming as little as it may. */
export function inputOf({ name, input }: Pick<ContractCall, 'name' | 'input'>): Fields {
  const named = NAMED_VALUES[name] ?? {}
  return input === null ? {} : { ...(sampleInput(input, named) as Fields), ...named }
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? `[${value.join(',')}]` : String(value)
}

function toSample(call: ContractCall): Sample {
  const fields = Object.entries(inputOf(call))
  const id = fields.find(([field]) => field === 'id' && call.path.includes('{id}'))
  const others = fields.filter(([field]) => !call.path.includes(`{${field}}`))
  const place = id === undefined ? {} : { id: id[1] }
  if (call.method === 'GET') {
    const query = others.map(([field, value]) => `${field}=${textOf(value)}`).join('&')
    return query === '' ? place : { ...place, query }
  }
  if (call.method === 'DELETE' && others.length === 0) return place
  return { ...place, body: Object.fromEntries(others) }
}

const SAMPLES: ReadonlyMap<string, Sample> = new Map(
  CONTRACT_CALLS.map((call) => [call.name, toSample(call)]),
)

/** Returns a request of a call, as the contract describes it. Throws for an unknown call. */
export function sampleOf(name: string): Sample {
  const sample = SAMPLES.get(name)
  if (sample === undefined) throw new Error(`${name} is no call of the contract`)
  return sample
}

/**
 * The path of a call with its sample's id, or another one, and query; what else it names is one of a closed list, or an id
 * of nobody's.
 */
export function samplePath(
  { name, path }: { readonly name: string; readonly path: string },
  id = sampleOf(name).id,
): string {
  const { query } = sampleOf(name)
  const named = (_: string, field: string) => NAMED_PLACES[field] ?? AN_OPAQUE_ID
  const filled = path.replace('{id}', String(id)).replaceAll(/\{(\w+)\}/g, named)
  return query === undefined ? filled : `${filled}?${query}`
}
