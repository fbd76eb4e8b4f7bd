import { orderNumberOf } from '../order/orderNumber.rules.ts'

/** Texts of a notification: one line, and what it is about. */
export type NotificationText = { readonly title: string; readonly body: string }

/** A text for each kind of some contents. */
export type Texts<Content extends { readonly kind: string }> = {
  readonly [Kind in Content['kind']]: (
    content: Extract<Content, { readonly kind: Kind }>,
  ) => NotificationText
}

type OrderAlone = { readonly orderId: number; readonly orderedAtMs: number }

/** Number of an order, as people know it. */
export function numberOf({ orderId, orderedAtMs }: OrderAlone): string {
  return orderNumberOf({ id: orderId, orderedAtMs })
}
