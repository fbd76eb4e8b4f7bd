import { IS_NOTIFICATION_MAILED } from '@jangteo/core/notification/notification.codes'
import type { NotificationContent } from '@jangteo/core/notification/notification.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import { insertNotification } from '@jangteo/postgres/notification/notification.store'
import type * as Effect from 'effect/Effect'

/** The task's name. */
export const MAIL_NOTIFICATION = 'mail-notification'

type Kind = NotificationContent['kind']

/** Content of notifications as far as its sender names it: the facts of the subject are added when it is written. */
type Named<Kinds extends Kind, Facts extends string> = {
  readonly [Each in Kinds]: Omit<Extract<NotificationContent, { readonly kind: Each }>, Facts>
}[Kinds]

type OrderFact = 'orderId' | 'orderName'
type OrderAlone = 'orderedAtMs' | 'orderId'
type GoodsFact = 'goodsId' | 'goodsName'
type StatementFact = 'amount' | 'day' | 'statementId'
type ClaimFact = 'claimId' | 'claimType' | 'goodsName'

/** A notification: whose inbox, by what it is about, and its content. */
export type Notification = (
  | {
      readonly to: { readonly memberId: number }
      readonly content: Named<
        | 'COUPON_GRANTED'
        | 'REPORT_DECIDED'
        | 'RESTOCKED'
        | 'REVIEW_STEP'
        | 'SALE_CANCELLED'
        | 'SALE_WON'
        | 'STORE_NEWS',
        never
      >
    }
  | {
      readonly to: { readonly buyerOfOrder: number }
      readonly content: Named<
        | 'CONFIRM_SOON'
        | 'DELAYED'
        | 'DELIVERED'
        | 'DEPOSIT_DUE'
        | 'DEPOSIT_MISSED'
        | 'DEPOSIT_REVERSED'
        | 'ORDER_PAID'
        | 'REFUND_DONE'
        | 'SHIPPED',
        OrderFact
      >
    }
  | {
      readonly to: { readonly buyerOfClaim: number }
      readonly content: Named<'ADD_PAY_WAIT' | 'CLAIM_STEP' | 'DISPUTE_STEP', ClaimFact>
    }
  | {
      readonly to: { readonly storesOfOrder: number }
      readonly content: Named<'ORDER_RECEIVED', OrderAlone | 'goodsName' | 'itemCount'>
    }
  | {
      readonly to: { readonly storeOfClaim: number }
      readonly content: Named<
        | 'ADD_PAY_OVERDUE'
        | 'CLAIM_DUE'
        | 'CLAIM_RECEIVED'
        | 'CLAIM_WITHDRAWN'
        | 'DISPUTE_ENDED'
        | 'DISPUTE_OPENED'
        | 'EXCHANGE_LACKING',
        ClaimFact
      >
    }
  | {
      readonly to: { readonly storeId: number }
      readonly content: Named<
        | 'ACCOUNT_CHANGED'
        | 'ACCOUNT_VERIFIED'
        | 'REVIEW_REPORT_DECIDED'
        | 'STORE_CLOSED'
        | 'STORE_RELEASED'
        | 'STORE_SUSPENDED',
        never
      >
    }
  | {
      readonly to: { readonly storeOfGoods: number }
      readonly content: Named<
        | 'GOODS_APPROVED'
        | 'GOODS_REJECTED'
        | 'GOODS_RELEASED'
        | 'GOODS_STOPPED'
        | 'QUESTION_RECEIVED',
        GoodsFact
      >
    }
  | {
      readonly to: { readonly writerOfQuestion: number }
      readonly content: Named<'GOODS_ANSWERED', GoodsFact>
    }
  | {
      readonly to: { readonly storeOfStatement: number }
      readonly content: Named<
        'STATEMENT_FAILED' | 'STATEMENT_HELD' | 'STATEMENT_PAID' | 'STATEMENT_RELEASED',
        StatementFact
      >
    }
  | {
      readonly to: { readonly operatorsOfOrder: number }
      readonly content: Named<'AMOUNT_DIFFERS' | 'PAYMENT_STUCK' | 'REFUND_REFUSED', OrderAlone>
    }
  | {
      readonly to: { readonly operatorsOfClaim: number }
      readonly content: Named<'ADD_PAY_REFUND_REFUSED' | 'DISPUTE_TO_DECIDE', ClaimFact>
    }
  | {
      readonly to: 'operators'
      readonly content: Named<'GATEWAY_MISSING' | 'HOLIDAYS_MISSING' | 'REVIEW_OBJECTED', never>
    }
) & {
  /** Names what happened: of two notifications of an inbox with the same kind and key only the first is written. */
  readonly key: string | number
  readonly atMs: number
}

/**
 * Puts a notification into an inbox and, where its kind is mailed, adds the job that mails it, both in the caller's
 * transaction: exactly when that commits somebody is notified. Nothing is read or waited for, and a step that happens
 * twice notifies once. Source: market-rules §0, decision 141.
 */
export const notify = ({ to, content, key, atMs }: Notification): Effect.Effect<void, never, Db> =>
  insertNotification({
    to,
    content,
    key: `${content.kind}:${key}`,
    at: new Date(atMs),
    mailTask: IS_NOTIFICATION_MAILED[content.kind] ? MAIL_NOTIFICATION : null,
  })
