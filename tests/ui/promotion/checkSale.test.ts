import { commitmentOf, rankDraw } from '@jangteo/core/display/draw.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { drawKeyOf, nextHeadOf } from '@jangteo/core/promotion/saleDraw.rules'
import { createCalls } from '@jangteo/http/call/calls'
import { checkSale } from '@jangteo/ui/screens/promotion/checkSale'
import { expect, test } from 'vitest'

const SEED = 'cd'.repeat(32)
const KEY = { saleGoodsId: 7, seed: SEED, beacon: '' }
const AT = '2026-12-01T10:01:00+09:00'
const PAGE_SIZE = 100
/** One entry more than a page has; the last one is withdrawn. */
const ENTRIES = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => ({
  entryNo: index + 1,
  entryHash: String(index).padStart(64, '0'),
}))
const DRAWN = ENTRIES.slice(0, PAGE_SIZE)
const { listHash, ranked } = rankDraw(drawKeyOf(KEY), DRAWN)
const RANKING = ranked.map(({ entryNo }) => entryNo)
const HEAD = { headNo: 1, count: ENTRIES.length, head: nextHeadOf(null, ENTRIES) }

function drawPage(number: number, seed: string) {
  const rows = ENTRIES.slice(number * PAGE_SIZE, (number + 1) * PAGE_SIZE)
  const content = rows.map((entry) => {
    const rank = RANKING.indexOf(entry.entryNo) + 1
    return {
      ...entry,
      headNo: 1,
      withdrawnYn: rank === 0 ? 'Y' : 'N',
      rank: rank === 0 ? null : rank,
    }
  })
  return {
    ...toPage(content, { number, size: PAGE_SIZE, totalElements: ENTRIES.length }),
    ...KEY,
    seed,
    commitment: commitmentOf(SEED),
    listHash,
    headList: [{ ...HEAD, at: AT }],
  }
}

/** Calls of a market that publishes the draw with a seed, and the pages that were asked for. */
function aMarket(seed: string) {
  const pages: number[] = []
  const calls = createCalls({
    baseUrl: '/api',
    readCredential: () => 'Basic Z3Vlc3Q6',
    fetch: (url) => {
      const number = Number(new URL(url, 'https://jangteo.example').searchParams.get('page'))
      pages.push(number)
      return Promise.resolve(Response.json(drawPage(number, seed)))
    },
  })
  return { calls, pages }
}

test('공개된 기록을 모두 받아 다시 계산한다', async () => {
  const { calls, pages } = aMarket(SEED)
  expect({ outcome: await checkSale(calls, 7), pages }).toEqual({
    outcome: {
      wrong: [],
      record: {
        ...KEY,
        commitment: commitmentOf(SEED),
        listHash,
        entries: ENTRIES.map((entry) => ({
          ...entry,
          headNo: 1,
          isWithdrawn: entry.entryNo > PAGE_SIZE,
        })),
        heads: [HEAD],
        ranking: RANKING,
      },
    },
    pages: [0, 1],
  })
})

test('봉인한 것과 다른 씨앗값을 공개하면 어긋난 곳을 말한다', async () => {
  const { calls } = aMarket('ef'.repeat(32))
  const { wrong } = await checkSale(calls, 7)
  expect(wrong).toEqual(['COMMITMENT', 'RANKING'])
})
