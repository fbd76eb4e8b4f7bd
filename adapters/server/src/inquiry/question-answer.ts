import type {
  goodsQuestion,
  myQuestion,
  sellerQuestion,
} from '@jangteo/contract/inquiry/goodsQuestion.schemas'
import { optionName } from '@jangteo/core/goods/option.rules'
import { mayReadQuestion } from '@jangteo/core/inquiry/inquiry.rules'
import { shownMemberOf } from '@jangteo/core/member/mask.rules'
import type { ListedQuestionRow } from '@jangteo/postgres/inquiry/question-list.store'
import type { z } from 'zod'
import type { WireIdCodec } from '../wire/wire-ids.ts'
import { toYn } from '../wire/yn.ts'

type QuestionAnswer = z.input<typeof goodsQuestion>

/** Name of a question's option; `null` where it is about none, or about a product without options. */
function optionNameOf({ option_values: values }: ListedQuestionRow): string | null {
  return values === null || values.length === 0 ? null : optionName(values)
}

/** Content of a question; `null` throughout for a reader who may not read it. */
function contentOf(row: ListedQuestionRow, isReadable: boolean) {
  if (!isReadable) {
    return { text: null, optionId: null, optionName: null, answer: null, answeredAt: null }
  }
  return {
    text: row.text,
    optionId: row.option_id,
    optionName: optionNameOf(row),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }
}

/** A question as a buyer sees it; `null` is a reader who is not logged in. */
export function toQuestionAnswer(
  row: ListedQuestionRow,
  { readerId, wireIds }: { readonly readerId: number | null; readonly wireIds: WireIdCodec },
): QuestionAnswer {
  const isWriter = row.member_id === readerId
  const isReadable = mayReadQuestion({ isSecret: row.is_secret, isWriter, isSeller: false })
  return {
    qnaIdEncrypt: wireIds.seal('goodsQuestion', row.id),
    bbsTypeId: row.topic,
    secretYn: toYn(row.is_secret),
    readableYn: toYn(isReadable),
    mineYn: toYn(isWriter),
    ...contentOf(row, isReadable),
    maskedId: shownMemberOf({ loginId: row.login_id, status: row.member_status }),
    writtenAt: row.asked_at.toISOString(),
    statusEnum: row.state,
  }
}

/** A question of the reader's with its product. */
export function toMyQuestion(
  row: ListedQuestionRow,
  wireIds: WireIdCodec,
): z.input<typeof myQuestion> {
  return {
    ...toQuestionAnswer(row, { readerId: row.member_id, wireIds }),
    goodsId: row.goods_id,
    goodsName: row.goods_name,
    picture: row.picture,
    storeName: row.store_name,
    storeUrl: row.store_url,
    listedYn: toYn(row.is_listed),
  }
}

/** A question as its store reads it. */
export function toSellerQuestion(
  row: ListedQuestionRow,
  wireIds: WireIdCodec,
): z.input<typeof sellerQuestion> {
  return {
    qnaIdEncrypt: wireIds.seal('goodsQuestion', row.id),
    goodsId: row.goods_id,
    goodsName: row.goods_name,
    picture: row.picture,
    bbsTypeId: row.topic,
    secretYn: toYn(row.is_secret),
    text: row.text,
    optionName: optionNameOf(row),
    maskedId: shownMemberOf({ loginId: row.login_id, status: row.member_status }),
    writtenAt: row.asked_at.toISOString(),
    statusEnum: row.state,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    revision: row.revision,
  }
}
