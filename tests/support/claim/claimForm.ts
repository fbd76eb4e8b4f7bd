import { emptyForm } from '@jangteo/ui/screens/claim/request/claimRequestForm'
import type { RequestForm } from '@jangteo/ui/screens/claim/request/claimRequestForm'
import type {
  RequestItemData,
  RequestPage,
} from '@jangteo/ui/screens/claim/request/claimRequestData'
import { SEOUL } from '../purchase.ts'

type ItemChanges = Partial<
  Pick<
    RequestItemData,
    | 'mainOrderItemIdEncrypt'
    | 'refusal'
    | 'orderClaimIdEncrypt'
    | 'optionNames'
    | 'exchangeOptionList'
    | 'isWithdrawalLimited'
    | 'isSoldOut'
    | 'isLate'
  >
>

/** An item that may be claimed, for 20,000 won. */
export function aRequestItem(id: string, changes: ItemChanges = {}): RequestItemData {
  return {
    orderItemIdEncrypt: id,
    mainOrderItemIdEncrypt: null,
    goodsId: 7,
    optionId: 70,
    goodsName: '면 티셔츠',
    optionName: '',
    picture: 'tee',
    listPrice: 20_000,
    salePrice: 20_000,
    quantity: 1,
    goodsCouponAmount: 0,
    dupCouponAmount: 0,
    storeCouponAmount: 0,
    paidAmount: 20_000,
    orderItemStatusEnum: 'SC',
    claimStatusEnum: null,
    orderClaimIdEncrypt: null,
    statusChangedAt: '2026-08-24T01:00:00.000Z',
    autoConfirmAt: null,
    shipDue: null,
    promise: null,
    delay: null,
    courierEnum: null,
    invoiceNumber: null,
    isWithdrawalLimited: false,
    feedbackIdEncrypt: null,
    isSoldOut: false,
    isLate: false,
    actions: [],
    refusal: null,
    optionNames: [],
    exchangeOptionList: [],
    ...changes,
  }
}

/** Data of the claim page for these items of one group. */
export function aRequestPage(items: readonly RequestItemData[]): RequestPage {
  return {
    claimTypeEnum: 'RETURN',
    ordersIdEncrypt: 'ORDER',
    orderNumber: '2026082400000001',
    orderedAt: '2026-08-20T01:00:00.000Z',
    orderShippingPriceIdEncrypt: 'GROUP',
    storeName: '소담옷장',
    storeUrl: 'sodamcloset',
    items: [...items],
    receiver: SEOUL,
    pickupMethodEnumList: ['COLLECT', 'SEND'],
    pickupRequestEnumList: ['AT_DOOR'],
    pickupDayList: ['2026-08-25', '2026-08-26'],
    evidenceLimits: {
      countMax: 5,
      imageMegabytesMax: 10,
      videoMegabytesMax: 50,
      totalMegabytesMax: 100,
      takesEvidence: true,
    },
    paymentGatewayIdEncrypt: 'PAYMENT',
    refundAccount: { required: false, account: null },
  }
}

/** A form in which these items are chosen, and what else is filled in. */
export function aForm(chosen: readonly string[], changes: Partial<RequestForm> = {}): RequestForm {
  return { ...emptyForm(chosen), ...changes }
}
