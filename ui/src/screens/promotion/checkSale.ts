import { FIRST_PAGE_NUMBER, nextPageNumber } from '@jangteo/core/navigation/paging.rules'
import { checkSaleDraw } from '@jangteo/core/promotion/saleDraw.rules'
import type { PublishedSaleDraw, SaleDrawCheck } from '@jangteo/core/promotion/saleDraw.rules'
import type { Answers, Calls } from '@jangteo/http/call/calls'

type DrawPage = Answers['specialSale']['draw']

const PAGE_SIZE = 100

/** Result of computing a draw again: what is wrong of it, and the record that it was computed from. */
export type SaleDrawOutcome = {
  readonly wrong: readonly SaleDrawCheck[]
  readonly record: PublishedSaleDraw
}

/** Joins the pages of a published draw. */
export function toPublishedDraw(first: DrawPage, pages: readonly DrawPage[]): PublishedSaleDraw {
  const rows = pages.flatMap(({ content }) => content)
  const ranked = rows.flatMap(({ rank, entryNo }) => (rank === null ? [] : [{ rank, entryNo }]))
  const { saleGoodsId, commitment, seed, beacon, listHash, headList } = first
  return {
    saleGoodsId,
    commitment,
    seed,
    beacon,
    listHash,
    entries: rows.map(({ entryNo, entryHash, headNo, withdrawnYn }) => ({
      entryNo,
      entryHash,
      headNo,
      isWithdrawn: withdrawnYn === 'Y',
    })),
    heads: headList.map(({ headNo, count, head }) => ({ headNo, count, head })),
    ranking: ranked.toSorted((one, other) => one.rank - other.rank).map(({ entryNo }) => entryNo),
  }
}

/** Fetches the published record of a draw and computes it again. */
export async function checkSale(calls: Calls, saleGoodsId: number): Promise<SaleDrawOutcome> {
  const ask = (page: number) => calls.specialSale.draw.call({ saleGoodsId, page, size: PAGE_SIZE })
  const first: DrawPage = await ask(FIRST_PAGE_NUMBER)
  const pages = [first]
  for (let page = nextPageNumber(first); page !== null;) {
    const next: DrawPage = await ask(page)
    pages.push(next)
    page = nextPageNumber(next)
  }
  const record = toPublishedDraw(first, pages)
  return { wrong: checkSaleDraw(record), record }
}
