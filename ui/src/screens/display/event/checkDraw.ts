import { isDrawRight } from '@jangteo/core/display/draw.rules'
import { FIRST_PAGE_NUMBER, nextPageNumber } from '@jangteo/core/navigation/paging.rules'
import type { Answers, Calls } from '@jangteo/http/call/calls'

type DrawPage = Answers['event']['draw']

const PAGE_SIZE = 100

/** Result of computing a draw again, and how many published entries it was computed from. */
export type DrawOutcome = { readonly isRight: boolean; readonly entryCount: number }

async function fetchPages(calls: Calls, eventId: string): Promise<readonly DrawPage[]> {
  const pages: DrawPage[] = []
  for (let page: number | null = FIRST_PAGE_NUMBER; page !== null;) {
    const next: DrawPage = await calls.event.draw.call({ id: eventId, page, size: PAGE_SIZE })
    pages.push(next)
    page = nextPageNumber(next)
  }
  return pages
}

/** Fetches the published entries of a draw and computes it again. */
export async function checkDraw(calls: Calls, eventId: string): Promise<DrawOutcome> {
  const pages = await fetchPages(calls, eventId)
  const [draw] = pages
  const entries = pages.flatMap(({ content }) => content)
  if (draw === undefined) return { isRight: false, entryCount: 0 }
  const isRight = isDrawRight({
    drawId: draw.commitment,
    seed: draw.seed,
    beacon: '',
    entries,
    winnersMax: draw.winnersMax,
    listHash: draw.listHash,
    winners: draw.winnerList,
    commitment: draw.commitment,
  })
  return { isRight, entryCount: entries.length }
}
