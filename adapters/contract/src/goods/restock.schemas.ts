import { GOODS_DISPLAY_SALE_STATUSES } from '@jangteo/core/goods/goods.codes'
import { RESTOCK_OPTION_COUNT_MAX } from '@jangteo/core/goods/restock.rules'
import { RESTOCK_ALERT_STATES } from '@jangteo/core/goods/restockAlert.codes'
import { z } from 'zod'
import { moment, opaqueId, plainId, plainIdText, ynFlag } from '../wire/wire.schemas.ts'

/** Options of a product that the caller wants to be notified of. */
export const restockRequest = z.object({
  id: plainIdText,
  optionIdList: z.array(plainId).min(1).max(RESTOCK_OPTION_COUNT_MAX),
})

/** The options of a product with their sale, and the caller's alert that waits; `null` without one. */
export const restockAlerts = z.object({
  options: z.array(
    z.object({
      optionId: plainId,
      optionName: z.string(),
      statusEnum: z.enum(GOODS_DISPLAY_SALE_STATUSES),
      restockAlertReqIdEncrypt: opaqueId.nullable(),
    }),
  ),
})

/** An alert of the caller's with its product; `listedYn` is N once the product is not shown any more. */
export const restockAlert = z.object({
  restockAlertReqIdEncrypt: opaqueId,
  stateEnum: z.enum(RESTOCK_ALERT_STATES),
  requestedAt: moment,
  /** When it came to its state. */
  changedAt: moment,
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  optionId: plainId,
  optionName: z.string(),
  /** The option's sale now. */
  statusEnum: z.enum(GOODS_DISPLAY_SALE_STATUSES),
  listedYn: ynFlag,
})
