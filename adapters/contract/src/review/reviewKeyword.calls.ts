import { ASPECTS } from '@jangteo/core/review/aspect.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, plainIdText } from '../wire/wire.schemas.ts'

const tags = ['review']
const ofGoods = z.object({ goodsId: plainIdText })

/** Lists what the reviews of a product often judge, counted by rules. Source: market-rules §4.2. */
const list = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/goods/feedbacks/ai-keywords',
    summary: '리뷰에서 자주 나온 말',
    tags,
  })
  .input(ofGoods)
  .output(
    z.object({
      keywordList: z.array(
        z.object({
          aspect: z.enum(ASPECTS),
          label: z.string(),
          voteCount: z.int(),
          positivePercent: z.int(),
          quoteList: z.array(z.string()),
        }),
      ),
      /** `null` before the first count. */
      computedAt: moment.nullable(),
      sourceEnum: z.literal('RULES'),
    }),
  )

/** Lists three questions that help to write a review of a product. */
const prompt = call({ who: 'member' })
  .route({ method: 'GET', path: '/goods/feedbacks/prompt', summary: '리뷰 쓸거리', tags })
  .input(ofGoods)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(z.object({ questionList: z.array(z.string()) }))

export const reviewKeywordCalls = { list, prompt }
