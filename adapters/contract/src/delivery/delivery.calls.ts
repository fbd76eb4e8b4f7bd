import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId } from '../wire/wire.schemas.ts'
import { shippedItem, tracking } from './delivery.schemas.ts'

const ofItem = z.object({ orderItemIdEncrypt: opaqueId })

/** Tracks the parcel of an item; a carrier without reports answers `provided: false`. */
const track = call({ who: 'buyer' })
  .route({ method: 'GET', path: '/orders/ships/tracking', summary: '배송조회', tags: ['delivery'] })
  .input(ofItem)
  .errors(refusals('ORDER_ITEM_NOT_FOUND', 'DELIVERY_NOT_STARTED'))
  .output(tracking)

/** Shows the shipment of an item: who carries it, since when, to whom. */
const info = call({ who: 'buyer' })
  .route({ method: 'GET', path: '/orders/ships/info', summary: '배송 정보', tags: ['delivery'] })
  .input(ofItem)
  .errors(refusals('ORDER_ITEM_NOT_FOUND', 'DELIVERY_NOT_STARTED'))
  .output(shippedItem)

export const deliveryCalls = { track, info }
