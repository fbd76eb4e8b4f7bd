import {
  areOperatorKeywords,
  blockedWordsOf,
  type PromotedKeyword,
} from '@jangteo/core/display/operatorKeyword.rules'
import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import type { PromotionPlace } from '@jangteo/core/search/search.codes'
import { tidyText } from '@jangteo/core/member/member.rules'
import {
  listAllPromoted,
  listBlockedWords,
  replaceBlockedWords,
  replacePromoted,
} from '@jangteo/postgres/search/operator-keyword.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'

type WrittenKeyword = {
  readonly placeEnum: PromotionPlace
  readonly keyword: string
  readonly subText: string | null
  readonly linkUrl: string | null
  readonly adYn: 'Y' | 'N'
  readonly startsAt: string | null
  readonly endsAt: string | null
}

type WrittenKeywords = {
  readonly promotedList: readonly WrittenKeyword[]
  readonly blockedWordList: readonly string[]
}

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))
const toMoment = (at: Date | null) => at?.toISOString() ?? null

/** Promoted keywords and blocked words as operators wrote them. */
export const showKeywords = Effect.fnUntraced(function* () {
  const rows = yield* listAllPromoted()
  return {
    promotedList: rows.map((row) => ({
      placeEnum: row.place,
      keyword: row.keyword,
      subText: row.sub_text,
      linkUrl: row.link_url,
      adYn: row.is_ad ? ('Y' as const) : ('N' as const),
      startsAt: toMoment(row.starts_at),
      endsAt: toMoment(row.ends_at),
    })),
    blockedWordList: yield* listBlockedWords(),
  }
})

function toPromoted({
  keyword,
  subText,
  linkUrl,
  startsAt,
  endsAt,
}: WrittenKeyword): PromotedKeyword {
  return {
    keyword,
    subText: subText === null ? null : tidyText(subText),
    linkUrl,
    period: {
      startsAtMs: toDate(startsAt)?.getTime() ?? null,
      endsAtMs: toDate(endsAt)?.getTime() ?? null,
    },
  }
}

/**
 * Replaces promoted keywords and blocked words; of two at once the second stays. What holds a blocked word leaves the boards,
 * the dictionary and related keywords at once, and the jobs that make them again leave it out. Refusal: KEYWORDS_INVALID.
 * Source: decision 140.
 */
export const saveKeywords = Effect.fnUntraced(function* ({
  promotedList,
  blockedWordList,
}: WrittenKeywords) {
  const blocked = blockedWordsOf(blockedWordList)
  if (!areOperatorKeywords(promotedList.map(toPromoted), blocked)) {
    return yield* refused('KEYWORDS_INVALID')
  }
  const before = yield* showKeywords()
  yield* replacePromoted(
    promotedList.map((written) => ({
      place: written.placeEnum,
      keyword: normaliseKeyword(written.keyword),
      sub_text: toPromoted(written).subText,
      link_url: written.linkUrl,
      is_ad: written.adYn === 'Y',
      starts_at: toDate(written.startsAt),
      ends_at: toDate(written.endsAt),
    })),
  )
  yield* replaceBlockedWords(blocked, new Date(yield* Clock.currentTimeMillis))
  yield* recordAudit({
    call: 'operatorKeyword.save',
    target: 'keywords',
    before,
    after: { promotedList, blockedWordList: blocked },
    reason: null,
  })
  return { done: true as const }
}, transaction)
