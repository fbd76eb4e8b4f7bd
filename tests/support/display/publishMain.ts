import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import type { Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { loginOperator } from '../staff.ts'

/** Time for which answers for everybody are stored, and a little more. */
const STORED_MS = 31_000

/** A group as an operator writes it. */
export type ComposedGroup = { readonly blockTypeEnum: string } & Readonly<Record<string, unknown>>

type Revisions = {
  readonly publishedRevisionId: number | null
  readonly revisionList: readonly Readonly<Record<string, unknown>>[]
}

/** A browser of an operator who composes what the shop shows. */
export async function aComposer(market: TestMarket): Promise<Buyer> {
  const { browser } = await loginOperator(market, ['DISPLAY'])
  return browser
}

/** The revisions of a page. */
export function revisionsOf(composer: Buyer, page: MainPage): Promise<Revisions> {
  return composer.ask('GET', `/operators/mains?page=${page}`)
}

/** Saves a draft that begins with what the page shows now, and returns its id. */
export async function aDraft(
  composer: Buyer,
  page: MainPage,
  groupList: readonly ComposedGroup[],
): Promise<number> {
  const { publishedRevisionId: parentId } = await revisionsOf(composer, page)
  const { revisionId } = await composer.ask<{ readonly revisionId: number }>(
    'POST',
    '/operators/mains/revisions',
    { body: { page, parentId, title: '시험 화면', groupList } },
  )
  return revisionId
}

/** Publishes groups on a page, and lets what was stored of it run out. */
export async function publishMain(
  market: TestMarket,
  page: MainPage,
  groupList: readonly ComposedGroup[],
): Promise<number> {
  const composer = await aComposer(market)
  const id = await aDraft(composer, page, groupList)
  await composer.ask('POST', `/operators/mains/revisions/${id}/publish`)
  market.advance(STORED_MS)
  return id
}
