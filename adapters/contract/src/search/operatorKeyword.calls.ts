import { PROMOTION_PLACES } from '@jangteo/core/search/search.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, moment, ynFlag } from '../wire/wire.schemas.ts'

const tags = ['search']
const displayCall = call({ who: 'operator', permission: 'DISPLAY' })

const promotedKeyword = z.object({
  placeEnum: z.enum(PROMOTION_PLACES),
  keyword: z.string().max(200),
  /** A second line in the field; `null` without one. */
  subText: z.string().max(200).nullable().default(null),
  linkUrl: z.string().max(500).nullable().default(null),
  adYn: ynFlag.default('N'),
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
})

const keywords = z.object({
  promotedList: z.array(promotedKeyword).max(200),
  blockedWordList: z.array(z.string().max(200)).max(1_000),
})

/** Keywords that operators promote, in their order, and words that no list of keywords shows. */
const show = displayCall
  .route({ method: 'GET', path: '/operators/keywords', summary: '검색어 관리', tags })
  .output(keywords)

/** Replaces promoted keywords and blocked words; a word that is blocked leaves all lists at once. */
const save = displayCall
  .route({ method: 'PUT', path: '/operators/keywords', summary: '검색어 저장', tags })
  .input(keywords)
  .errors(refusals('KEYWORDS_INVALID'))
  .output(done)

export const operatorKeywordCalls = { show, save }
