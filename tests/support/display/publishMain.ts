import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { aBuyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'

/** Time for which answers for everybody are stored, and a little more. */
const STORED_MS = 31_000

/** A group as an operator writes it. */
export type ComposedGroup = { readonly blockTypeEnum: string } & Readonly<Record<string, unknown>>

type Revisions = {
  readonly publishedRevisionId: number | null
  readonly revisionList: readonly Readonly<Record<string, unknown>>[]
}
type Desk = Pick<TestMarket, 'url'>

/** The revisions of a page. */
export function revisionsOf(market: Desk, page: MainPage): Promise<Revisions> {
  return aBuyer(market).ask('GET', `/dev/desk/mains?page=${page}`)
}

/** Saves a draft that begins with what the page shows now, and returns its id. */
export async function aDraft(
  market: Desk,
  page: MainPage,
  groupList: readonly ComposedGroup[],
): Promise<number> {
  const { publishedRevisionId: parentId } = await revisionsOf(market, page)
  const { revisionId } = await aBuyer(market).ask<{ readonly revisionId: number }>(
    'POST',
    '/dev/desk/mains/revisions',
    { body: { page, parentId, title: '시험 화면', groupList } },
  )
  return revisionId
}

/** Publishes groups on a page, and lets what was stored of it run out. */
export async function publishMain(
  market: Desk & Pick<TestMarket, 'advance'>,
  page: MainPage,
  groupList: readonly ComposedGroup[],
): Promise<number> {
  const id = await aDraft(market, page, groupList)
  await aBuyer(market).ask('POST', `/dev/desk/mains/revisions/${id}/publish`)
  market.advance(STORED_MS)
  return id
}
