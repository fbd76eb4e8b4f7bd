import { look } from './journeys.ts'
import type { Load } from './load.ts'
import type { Shop } from './shop.ts'

/** Places of a page of reviews, and of the grid of their pictures. */
const LIST_SIZE = 20
const GRID_SIZE = 30
const RANKING_SIZE = 100

/** Calls of reviews by what is measured: `goodsId` and what else their path asks. */
const CALLS = [
  ['review list', 'detail-list', `page=0&size=${LIST_SIZE}`],
  ['review list, most helpful', 'detail-list', `sort=HELPFUL&page=0&size=${LIST_SIZE}`],
  ['review list, with media', 'detail-list', `mediaYn=Y&page=0&size=${LIST_SIZE}`],
  ['review list, two scores', 'detail-list', `scoreList=[1,2]&page=0&size=${LIST_SIZE}`],
  ['review list, of an aspect', 'detail-list', `aspect=PACKAGING&page=0&size=${LIST_SIZE}`],
  ['review statistics', 'statistics', ''],
  ['review media grid', 'media', `page=0&size=${GRID_SIZE}`],
  ['review keywords', 'ai-keywords', ''],
  ['best reviews', 'best', `size=${LIST_SIZE}`],
] as const

/** Loads of readers of the most reviewed products; each worker reads one of them. */
export function reviewLoads({ reviewedIds }: Shop): readonly Load[] {
  const idOf = (worker: number) => reviewedIds[worker % reviewedIds.length] ?? Number.NaN
  return [
    {
      name: 'review page, product detail',
      beside: 'select',
      prepare: (connection, worker) => () => look(connection, `/api/goods/${idOf(worker)}`),
    },
    ...CALLS.map(([name, call, query]): Load => ({
      name,
      beside: 'select',
      prepare: (connection, worker) => () =>
        look(connection, `/api/goods/feedbacks/${call}?goodsId=${idOf(worker)}&${query}`),
    })),
    {
      name: 'review ranking',
      beside: 'select',
      prepare: (connection) => () =>
        look(connection, `/api/goods/feedbackers/topN?n=${RANKING_SIZE}`),
    },
  ]
}
