import { type GnbItem, shownGnb } from '@jangteo/core/display/gnb.rules'
import { type GnbRow, listGnb, listGnbExhibitions } from '@jangteo/postgres/display/gnb.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'

/** An entry as an operator wrote it. */
export function toGnbItem(row: GnbRow): GnbItem {
  return {
    gnbType: row.gnb_type,
    title: row.title,
    subtitleType: row.subtitle_type,
    subtitle: row.subtitle,
    period: {
      startsAtMs: row.starts_at?.getTime() ?? null,
      endsAtMs: row.ends_at?.getTime() ?? null,
    },
    exhibitionId: row.exhibition_id,
    linkUrl: row.link_url,
  }
}

const loadGnb = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const [rows, exhibitions] = yield* Effect.all([listGnb(), listGnbExhibitions(new Date(nowMs))], {
    concurrency: 'unbounded',
  })
  return { items: rows.map(toGnbItem), runningExhibitionIds: new Set(exhibitions) }
})

/** The navigation at the top, up to half a minute old but for periods. */
export const gnbList = Effect.gen(function* () {
  const { items, runningExhibitionIds } = yield* cached('gnb', loadGnb())
  const nowMs = yield* Clock.currentTimeMillis
  return shownGnb(items, { nowMs, runningExhibitionIds }).map(
    ({ gnbType, title, url, subtitleType, subtitle }) => ({
      gnbTypeEnum: gnbType,
      title,
      url,
      gnbSubtitleTypeEnum: subtitleType,
      subtitle,
    }),
  )
})
