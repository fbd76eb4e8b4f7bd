import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery, plainIdText } from '../wire/wire.schemas.ts'
import { restockAlert, restockAlerts, restockRequest } from './restock.schemas.ts'

const tags = ['restock']

/** The options of a product, each with its sale and the caller's alert that waits. */
const check = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/goods/{id}/restock-alerts',
    summary: '재입고 알림 확인',
    tags,
  })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(restockAlerts)

/** Sets alerts for sold-out options, for all of them or for none. */
const request = call({ who: 'member', isIdempotent: true })
  .route({
    method: 'POST',
    path: '/goods/{id}/restock-alerts',
    summary: '재입고 알림 신청',
    tags,
  })
  .input(restockRequest)
  .errors(
    refusals(
      'GOODS_NOT_FOUND',
      'RESTOCK_OPTION_NOT_FOUND',
      'STORE_FEATURE_DENIED',
      'RESTOCK_ALERT_DUPLICATE',
      'RESTOCK_NOT_SOLD_OUT',
      'RESTOCK_SALE_WAITING',
      'RESTOCK_SALE_STOPPED',
      'RESTOCK_SALE_FINISHED',
      'RESTOCK_ALERT_FULL',
    ),
  )
  .output(restockAlerts)

/** The caller's alerts, newest first. */
const list = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/goods/restock-alerts/reqs',
    summary: '재입고 알림 목록',
    tags,
  })
  .input(z.object(pageQuery))
  .output(pageOf(restockAlert))

/** Removes an alert of the caller's. */
const remove = call({ who: 'member' })
  .route({
    method: 'DELETE',
    path: '/goods/restock-alerts/reqs/{id}',
    summary: '재입고 알림 삭제',
    tags,
  })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('RESTOCK_ALERT_NOT_FOUND'))
  .output(done)

export const restockCalls = { check, request, list, remove }
