import { TARGET_COUNT_MAX, type TargetKind } from '@jangteo/core/display/target.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { listTargets, type TargetRow } from '@jangteo/postgres/display/target.store'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../call/staff-caller.ts'
import { type WireIdCodec, WireIds } from '../wire/wire-ids.ts'

const URLS: Readonly<Record<TargetKind, (row: TargetRow, wireIds: WireIdCodec) => string | null>> =
  {
    GOODS: ({ id }) => routes.productDetail(id),
    STORE: ({ url }) => (url === null ? null : routes.store(url)),
    CATEGORY: ({ id }) => routes.categoryDetail(id),
    EXHIBITION: ({ id }) => routes.exhibitionDetail(id),
    EVENT: ({ id }, wireIds) => routes.eventDetail(wireIds.seal('event', id)),
    COUPON: () => null,
  }

const search = Effect.fnUntraced(function* (
  kind: TargetKind,
  { keyword, storeId }: { readonly keyword: string; readonly storeId: number | null },
) {
  const wireIds = yield* WireIds
  const rows = yield* listTargets({ kind, keyword, storeId, countMax: TARGET_COUNT_MAX })
  return {
    targetList: rows.map((row) => ({
      targetId: row.id,
      name: row.name,
      note: row.note,
      picture: row.picture,
      url: URLS[kind](row, wireIds),
    })),
  }
})

/** Targets for pages and coupons of the market. */
export const searchTargets = (input: { readonly kindEnum: TargetKind; readonly keyword: string }) =>
  search(input.kindEnum, { keyword: input.keyword, storeId: null })

/** Products of the calling seller's store. */
export const searchOwnGoods = Effect.fnUntraced(function* ({
  keyword,
}: {
  readonly keyword: string
}) {
  const { storeId } = yield* callingSeller
  return yield* search('GOODS', { keyword, storeId })
})
