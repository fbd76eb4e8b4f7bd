import { GNB_COUNT_MAX, isCompleteGnb, type GnbItem } from '@jangteo/core/display/gnb.rules'
import type { GnbSubtitleType, GnbType } from '@jangteo/core/display/gnb.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { listGnb, listKnownExhibitions, replaceGnb } from '@jangteo/postgres/display/gnb.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { toGnbItem } from './gnb.ts'

type GnbEntry = {
  readonly gnbTypeEnum: GnbType
  readonly title: string
  readonly gnbSubtitleTypeEnum: GnbSubtitleType
  readonly subtitle: string | null
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly exhibitionId: number | null
  readonly linkUrl: string | null
}

const toMoment = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString())
const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))

/** The navigation at the top as it was written. */
export const showGnb = Effect.fnUntraced(function* () {
  const rows = yield* listGnb()
  return {
    entryList: rows.map(toGnbItem).map(({ gnbType, subtitleType, period, ...entry }) => ({
      ...entry,
      gnbTypeEnum: gnbType,
      gnbSubtitleTypeEnum: subtitleType,
      startsAt: toMoment(period.startsAtMs),
      endsAt: toMoment(period.endsAtMs),
    })),
  }
})

function toItem(entry: GnbEntry): GnbItem {
  return {
    gnbType: entry.gnbTypeEnum,
    title: entry.title,
    subtitleType: entry.gnbSubtitleTypeEnum,
    subtitle: entry.subtitle,
    period: {
      startsAtMs: toDate(entry.startsAt)?.getTime() ?? null,
      endsAtMs: toDate(entry.endsAt)?.getTime() ?? null,
    },
    exhibitionId: entry.exhibitionId,
    linkUrl: entry.linkUrl,
  }
}

/**
 * Replaces the navigation at the top, with a line in the audit log; of two at once the second stays. Refusal:
 * GNB_INVALID, for too many entries, incomplete ones and exhibitions that do not exist.
 */
export const saveGnb = Effect.fnUntraced(function* ({
  entryList,
}: {
  readonly entryList: readonly GnbEntry[]
}) {
  const named = entryList.flatMap(({ exhibitionId: id }) => (id === null ? [] : [id]))
  const known = new Set(named.length === 0 ? [] : yield* listKnownExhibitions(named))
  const isFine =
    entryList.length <= GNB_COUNT_MAX &&
    entryList.map(toItem).every(isCompleteGnb) &&
    named.every((id) => known.has(id))
  if (!isFine) return yield* refused('GNB_INVALID')
  const before = yield* showGnb()
  yield* replaceGnb(
    entryList.map((entry, index) => ({
      position: index + 1,
      gnb_type: entry.gnbTypeEnum,
      title: entry.title,
      subtitle_type: entry.gnbSubtitleTypeEnum,
      subtitle: entry.gnbSubtitleTypeEnum === 'TEXT' ? entry.subtitle : null,
      starts_at: toDate(entry.startsAt),
      ends_at: toDate(entry.endsAt),
      exhibition_id: entry.exhibitionId,
      link_url: entry.linkUrl,
    })),
  )
  yield* recordAudit({
    call: 'operatorMain.saveGnb',
    target: 'gnb',
    before,
    after: { entryList },
    reason: null,
  })
  return { done: true as const }
}, transaction)
