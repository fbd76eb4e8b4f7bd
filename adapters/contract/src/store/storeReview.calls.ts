import { STORE_BEST_REVIEW_COUNT } from '@jangteo/core/review/review.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { feedbackCard } from '../review/review.schemas.ts'
import { pageOf, pageQuery } from '../wire/wire.schemas.ts'

const tags = ['store']
const id = z.string().min(1).max(50)

/** Lists the reviews of a store's products, the newest first. */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/{id}/feedbacks-list', summary: '스토어 리뷰', tags })
  .input(z.object({ id, ...pageQuery }))
  .errors(refusals('STORE_NOT_FOUND'))
  .output(pageOf(feedbackCard))

/** Lists the reviews of a store's products that readers found most helpful. */
const best = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/stores/{id}/best-feedbacks-list',
    summary: '스토어 베스트 리뷰',
    tags,
  })
  .input(
    z.object({
      id,
      size: z.coerce.number().pipe(z.int().min(1).max(100)).default(STORE_BEST_REVIEW_COUNT),
    }),
  )
  .errors(refusals('STORE_NOT_FOUND'))
  .output(z.object({ content: z.array(feedbackCard) }))

export const storeReviewCalls = { list, best }
