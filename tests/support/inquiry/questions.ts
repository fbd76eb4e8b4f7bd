import type {
  goodsQuestion,
  myQuestion,
  sellerQuestion,
} from '@jangteo/contract/inquiry/goodsQuestion.schemas'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { storesOf } from '../seller/sellerDesk.ts'

export type Question = z.output<typeof goodsQuestion>
export type MyQuestion = z.output<typeof myQuestion>
export type SellerQuestion = z.output<typeof sellerQuestion>

export const A_QUESTION = { bbsTypeId: 3, text: '오늘 주문하면 언제 오나요?', secretYn: 'N' }

type Written = Partial<typeof A_QUESTION> & { readonly optionId?: number }

/** A product of the store that `loginSeller` opens, with an option. */
export async function aQuestionedGoods(market: TestMarket) {
  const { own } = await storesOf(market)
  return market.database.db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('goods_options', 'goods_options.goods_id', 'goods.id')
    .select([
      'goods.id as goodsId',
      'goods.name as goodsName',
      'goods.store_id as storeId',
      'goods_options.id as optionId',
    ])
    .where('stores.url', '=', own)
    .where('goods.listing', '=', 'LISTED')
    .where('goods_options.kind', '=', 'OPTION')
    .orderBy('goods.id')
    .executeTakeFirstOrThrow()
}

/** Asks about a product, whatever comes of it. */
export function ask(
  buyer: Buyer,
  goodsId: number,
  written: Written = {},
): Promise<Answer<Question & RefusalBody>> {
  return buyer.call('POST', `/goods/${goodsId}/qnas`, { body: { ...A_QUESTION, ...written } })
}

/** The same where it must succeed. */
export async function asked(buyer: Buyer, goodsId: number, written: Written = {}) {
  const { status, body } = await ask(buyer, goodsId, written)
  if (status !== 200) throw new Error(`the question was refused: ${JSON.stringify(body)}`)
  return body
}

/** Changes a question, whatever comes of it. */
export function edit(
  buyer: Buyer,
  { qnaIdEncrypt: id }: Pick<Question, 'qnaIdEncrypt'>,
  written: Written = {},
): Promise<Answer<Question & RefusalBody>> {
  return buyer.call('PUT', `/goods/qnas/${id}`, { body: { ...A_QUESTION, ...written } })
}

/** Answers a question as a user of a store, whatever comes of it. */
export function answer(
  seller: Buyer,
  { qnaIdEncrypt: id }: Pick<Question, 'qnaIdEncrypt'>,
  { text = '오늘 보내 드려요.', seenRevision = 1 } = {},
): Promise<Answer<SellerQuestion & RefusalBody>> {
  return seller.call('PUT', `/sellers/qnas/${id}/answer`, { body: { text, seenRevision } })
}

export type Page<Entry> = { readonly content: readonly Entry[]; readonly totalElements: number }

/** The questions about a product, as a reader may see them. */
export async function listed(
  reader: Buyer,
  goodsId: number,
  query = '',
): Promise<readonly Question[]> {
  const path = `/goods/${goodsId}/qnas?size=100${query}`
  return (await reader.ask<Page<Question>>('GET', path)).content
}

/** A question among others. */
export function found(
  questions: readonly Question[],
  { qnaIdEncrypt: id }: Question,
): Question | undefined {
  return questions.find(({ qnaIdEncrypt }) => qnaIdEncrypt === id)
}

/** Status of an answer, and the code of a refusal. */
export function said({
  status,
  body,
}: {
  readonly status: number
  readonly body: object
}): readonly unknown[] {
  return 'code' in body ? [status, body.code] : [status]
}

/** The notifications of questions in an inbox, the oldest first. */
export function notified(
  market: TestMarket,
  inbox: { readonly memberId: number } | { readonly storeId: number },
) {
  return market.database.db
    .selectFrom('notifications')
    .select(['kind', 'content'])
    .where((row) =>
      'memberId' in inbox
        ? row('member_id', '=', inbox.memberId)
        : row('store_id', '=', inbox.storeId),
    )
    .where('kind', 'in', ['GOODS_ANSWERED', 'QUESTION_RECEIVED'])
    .orderBy('id')
    .execute()
}
