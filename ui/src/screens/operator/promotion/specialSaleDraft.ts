import { addDays, DAY_MS, HOUR_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { SpecialSaleViolation } from '@jangteo/core/promotion/specialSale.codes'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'
import { violationTexts } from '../../staff/form/violationTexts.ts'

/** A special sale as the call of its page answers it. */
export type SpecialSale = StaffAnswers['operatorSale']['detail']

/** A special sale as it is sent. */
export type WrittenSale = StaffInputs['operatorSale']['create']

/** A product of a special sale as the form holds it; an empty number is `null`. */
export type SaleGoodsDraft = {
  readonly goodsId: number
  readonly goodsName: string
  readonly salePrice: number | null
  readonly quantityTotal: number | null
  readonly personMax: number
}

/** A product as the picker names it. */
type PickedGoods = { readonly targetId: number; readonly name: string }

/** The moments of a special sale; an empty field is `null`. */
type ScheduleDraft = Readonly<
  Record<'entryOpensAt' | 'entryClosesAt' | 'drawAt' | 'buyOpensAt', string | null>
>

/** A special sale as its form holds it. */
export type SpecialSaleDraft = ScheduleDraft & {
  readonly title: string
  readonly body: string
  readonly goodsList: readonly SaleGoodsDraft[]
}

/** Reasons that keep a special sale from being saved, by its part. */
export type SaleProblems = Readonly<Partial<Record<SpecialSaleViolation, string>>>

const OPENING_HOUR = 10

/** A special sale without texts and products: entries from ten o'clock of the next day for a day, then an hour to each step. */
export function newSpecialSale(nowMs: number): SpecialSaleDraft {
  const opensAtMs = startOfDayMs(addDays(kstDayOf(nowMs), 1)) + OPENING_HOUR * HOUR_MS
  const closesAtMs = opensAtMs + DAY_MS
  const text = (atMs: number) => new Date(atMs).toISOString()
  return {
    title: '',
    body: '',
    entryOpensAt: text(opensAtMs),
    entryClosesAt: text(closesAtMs),
    drawAt: text(closesAtMs + HOUR_MS),
    buyOpensAt: text(closesAtMs + 2 * HOUR_MS),
    goodsList: [],
  }
}

/** The products as the picker shows them. */
export function toTargets(goodsList: readonly SaleGoodsDraft[]): PickedGoods[] {
  return goodsList.map(({ goodsId, goodsName }) => ({ targetId: goodsId, name: goodsName }))
}

/** The picked products: numbers of those that were there stay, a new one begins without any. */
export function withPicked(
  goodsList: readonly SaleGoodsDraft[],
  picked: readonly PickedGoods[],
): SaleGoodsDraft[] {
  const former = new Map(goodsList.map((goods) => [goods.goodsId, goods]))
  return picked.map(
    ({ targetId, name }) =>
      former.get(targetId) ?? {
        goodsId: targetId,
        goodsName: name,
        salePrice: null,
        quantityTotal: null,
        personMax: 1,
      },
  )
}

/** Changes one product; without it in the list nothing changes. */
export function withNumbers(
  goodsList: readonly SaleGoodsDraft[],
  goodsId: number,
  part: Partial<SaleGoodsDraft>,
): SaleGoodsDraft[] {
  return goodsList.map((goods) => (goods.goodsId === goodsId ? { ...goods, ...part } : goods))
}

/** The special sale as it is sent, an empty number as 0; `null` while a moment is missing. */
export function toWrittenSale(draft: SpecialSaleDraft): WrittenSale | null {
  const { title, body, entryOpensAt, entryClosesAt, drawAt, buyOpensAt, goodsList } = draft
  if (entryOpensAt === null || entryClosesAt === null) return null
  if (drawAt === null || buyOpensAt === null) return null
  return {
    title,
    body,
    entryOpensAt,
    entryClosesAt,
    drawAt,
    buyOpensAt,
    goodsList: goodsList.map(({ goodsId, salePrice, quantityTotal, personMax }) => ({
      goodsId,
      salePrice: salePrice ?? 0,
      quantityTotal: quantityTotal ?? 0,
      personMax,
    })),
  }
}

/** Reads the reasons for which a special sale was not saved. */
export function saleProblems(error: Error | null): SaleProblems {
  return isRefusal(error, 'SALE_INVALID') ? violationTexts(error.data.violations) : {}
}
