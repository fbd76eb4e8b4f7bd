import type { notification } from '@jangteo/contract/notification/notification.schemas'
import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { notificationText } from '@jangteo/core/notification/notification.messages'
import { isOperatorKind, isSellerKind } from '@jangteo/core/notification/notification.rules'
import type {
  NotificationContent,
  OperatorContent,
  SellerContent,
} from '@jangteo/core/notification/notification.schemas'
import type { NotificationRow } from '@jangteo/postgres/notification/inbox.store'
import type { z } from 'zod'
import type { WireIdCodec } from '../wire/wire-ids.ts'

/** Returns the page that a notification is about; `null` where there is none. */
export function linkOf(content: NotificationContent, wireIds: WireIdCodec): string | null {
  if (isOfStaff(content)) return staffLinkOf(content, wireIds)
  switch (content.kind) {
    case 'ORDER_PAID':
    case 'DEPOSIT_DUE':
    case 'DEPOSIT_MISSED':
    case 'DEPOSIT_REVERSED':
    case 'SHIPPED':
    case 'DELAYED':
    case 'DELIVERED':
    case 'CONFIRM_SOON':
    case 'REFUND_DONE':
      return routes.orderDetail(wireIds.seal('order', content.orderId))
    case 'CLAIM_STEP':
    case 'DISPUTE_STEP':
      return routes.claimDetail(wireIds.seal('claim', content.claimId))
    case 'REPORT_DECIDED':
      return routes.productDetail(content.goodsId)
    case 'COUPON_GRANTED':
      return routes.couponList()
    case 'GOODS_ANSWERED':
      return routes.productInquiry()
    case 'RESTOCKED':
      return routes.productDetail(content.goodsId)
    case 'SALE_WON':
    case 'SALE_CANCELLED':
      return routes.specialSale()
    case 'STORE_NEWS':
      return storeNewsLink(content, wireIds)
    case 'ADD_PAY_WAIT':
      return routes.additionalPay()
    case 'REVIEW_STEP':
      return routes.review()
  }
}

type StoreNews = Extract<NotificationContent, { readonly kind: 'STORE_NEWS' }>

function storeNewsLink({ storeUrl, news, subjectId }: StoreNews, wireIds: WireIdCodec): string {
  if (subjectId === null) return routes.store(storeUrl)
  return news === 'NOTICE'
    ? routes.storeNotice(storeUrl, wireIds.seal('storeNotice', subjectId))
    : routes.productDetail(subjectId)
}

function isOfStaff(content: NotificationContent): content is OperatorContent | SellerContent {
  return isSellerKind(content.kind) || isOperatorKind(content.kind)
}

/** Returns the page of sellers or operators that a notification of theirs is about. */
function staffLinkOf(
  content: OperatorContent | SellerContent,
  wireIds: WireIdCodec,
): string | null {
  switch (content.kind) {
    case 'QUESTION_RECEIVED':
      return sellerRoutes.qnas()
    case 'REVIEW_REPORT_DECIDED':
      return sellerRoutes.reviews()
    case 'HOLIDAYS_MISSING':
      return operatorRoutes.holidays()
    case 'ORDER_RECEIVED':
      return sellerRoutes.order(wireIds.seal('order', content.orderId))
    case 'CLAIM_RECEIVED':
    case 'CLAIM_WITHDRAWN':
    case 'CLAIM_DUE':
    case 'EXCHANGE_LACKING':
    case 'ADD_PAY_OVERDUE':
    case 'DISPUTE_OPENED':
    case 'DISPUTE_ENDED':
      return sellerRoutes.claim(wireIds.seal('claim', content.claimId))
    case 'GOODS_APPROVED':
    case 'GOODS_REJECTED':
    case 'GOODS_STOPPED':
    case 'GOODS_RELEASED':
      return sellerRoutes.goodsForm(content.goodsId)
    case 'STATEMENT_HELD':
    case 'STATEMENT_RELEASED':
    case 'STATEMENT_FAILED':
    case 'STATEMENT_PAID':
      return sellerRoutes.settlementDetail(wireIds.seal('statement', content.statementId))
    case 'ACCOUNT_CHANGED':
    case 'ACCOUNT_VERIFIED':
      return sellerRoutes.settlements({ tab: 'account' })
    case 'STORE_SUSPENDED':
    case 'STORE_RELEASED':
    case 'STORE_CLOSED':
      return sellerRoutes.store()
    case 'PAYMENT_STUCK':
    case 'AMOUNT_DIFFERS':
      return operatorRoutes.order(wireIds.seal('order', content.orderId))
    case 'REFUND_REFUSED':
      return operatorRoutes.refunds()
    case 'ADD_PAY_REFUND_REFUSED':
    case 'DISPUTE_TO_DECIDE':
      return operatorRoutes.claim(wireIds.seal('claim', content.claimId))
    case 'GATEWAY_MISSING':
    case 'REVIEW_OBJECTED':
      return null
  }
}

/** Maps a notification as the wire knows it. */
export function toNotificationAnswer(
  { id, content, created_at: at, is_read: isRead }: NotificationRow,
  wireIds: WireIdCodec,
): z.output<typeof notification> {
  return {
    notificationIdEncrypt: wireIds.seal('notification', id),
    kindEnum: content.kind,
    ...notificationText(content),
    linkUrl: linkOf(content, wireIds),
    at: at.toISOString(),
    readYn: isRead ? 'Y' : 'N',
  }
}
