import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import type { enabledAnswer } from '@jangteo/contract/review/review.schemas'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countWritableItems, listWritableItems } from '@jangteo/postgres/review/writable-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import {
  checkReviewStart,
  openReviewedItem,
  toWritableItem,
  writableSince,
} from './writable-item.ts'

type Enabled = z.output<typeof enabledAnswer>

const showOne = Effect.fnUntraced(function* (sealed: string, memberId: number) {
  const nowMs = yield* Clock.currentTimeMillis
  const item = yield* openReviewedItem(sealed, memberId)
  const decision = yield* checkReviewStart(item, { memberId, nowMs })
  const isConfirmed = item.status === 'BF'
  const code = decision.ok ? null : decision.reason
  return {
    enabledYn: decision.ok ? 'Y' : 'N',
    code,
    message: code === null ? null : REFUSALS[code].message,
    item: isConfirmed ? toWritableItem(yield* WireIds, item) : null,
  } satisfies Enabled
})

/**
 * Lists what the caller may review, what is over first at the top; with an item's id it says if that one may be reviewed,
 * and why not. Refusal: ORDER_ITEM_NOT_FOUND.
 */
export const showEnabled = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
  readonly orderItemIdEncrypt?: string | undefined
}) {
  const memberId = yield* callingMember
  if (input.orderItemIdEncrypt !== undefined) {
    return yield* showOne(input.orderItemIdEncrypt, memberId)
  }
  const { page: number, size } = input
  const since = writableSince(yield* Clock.currentTimeMillis)
  const wireIds = yield* WireIds
  const [rows, totalElements] = yield* together(
    Effect.all(
      [
        listWritableItems({ memberId, since }, { offset: number * size, limit: size }),
        countWritableItems(memberId, since),
      ],
      AT_ONCE,
    ),
  )
  const content = rows.map((row) => toWritableItem(wireIds, row))
  return { ...toPage(content, { number, size, totalElements }), content } satisfies Enabled
})
