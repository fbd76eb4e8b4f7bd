import type { GoodsDisplaySaleStatus } from '@jangteo/core/goods/goods.codes'
import { restockAlertFacts } from '@jangteo/core/goods/restock.rules'
import {
  RESTOCK_ALERT_TABLE,
  type RestockAlertEventType,
} from '@jangteo/core/goods/restockAlert.table.gen'
import {
  insertAlertHistory,
  type RestockAlertRow,
  updateAlert,
} from '@jangteo/postgres/goods/restock-alert.store'
import * as Effect from 'effect/Effect'
import { createEntity, recordIfSet } from '../../entity/create-entity.ts'
import { notify } from '../../notification/notify.ts'

/** The option of an alert as it is now, with the names in its notification. */
export type RestockedOption = {
  readonly status: GoodsDisplaySaleStatus
  readonly goodsId: number
  readonly goodsName: string
  readonly optionName: string
}

type Step =
  | { readonly event: 'buyer.remove'; readonly atMs: number; readonly option?: never }
  | {
      readonly event: Exclude<RestockAlertEventType, 'buyer.remove'>
      readonly atMs: number
      readonly option: RestockedOption
    }

/** Moves a restock alert on, the only place in the server that does. Safe only with the alert locked. */
export const advanceAlert = createEntity({
  name: 'restock alert',
  table: RESTOCK_ALERT_TABLE,
  stateOf: ({ state }: RestockAlertRow) => state,
  factsOf: (_, { option }: Step) =>
    Effect.succeed(restockAlertFacts({ status: option?.status ?? 'OUT_OF_STOCK' })),
  write: ({ id }, { from, step: { target, meta }, at }, { event }: Step) => {
    const to = { state: target, state_changed_at: at }
    const record = insertAlertHistory({
      alert_id: id,
      actor: meta.actor,
      event,
      from_state: from,
      to_state: target,
      at,
    })
    return recordIfSet(`restock alert ${id}`, updateAlert({ id, from, to }), record)
  },
  effects: {
    notifyBuyer: ({ id, member_id: memberId }, { option, atMs }) => {
      if (option === undefined) return Effect.die(new Error(`restock alert ${id}: option missing`))
      const { goodsId, goodsName, optionName } = option
      const content = { kind: 'RESTOCKED', goodsId, goodsName, optionName } as const
      return notify({ to: { memberId }, content, key: id, atMs })
    },
  },
})
