import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitmentOf, drawPersonOf, rankDraw } from '@jangteo/core/display/draw.rules'
import { toHex } from '@jangteo/core/display/sha256.rules'
import {
  checkSaleDraw,
  drawKeyOf,
  nextHeadOf,
  type PublishedEntry,
  type PublishedSaleDraw,
  saleEntryHashOf,
} from '@jangteo/core/promotion/saleDraw.rules'

const PERSON_KEY = 'ab'.repeat(32)
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex)

function entryHash(entryNo: number, nonce = ''): string {
  const person = drawPersonOf(PERSON_KEY, entryNo)
  return saleEntryHashOf({ saleGoodsId: 7, entryNo, person, nonce })
}

type Arrival = { readonly isWithdrawn: boolean; readonly headNo: number }

/** A draw as the market publishes it: entries came in some minutes, and some were withdrawn. */
function publish(seed: string, arrivals: readonly Arrival[]): PublishedSaleDraw {
  const entries = arrivals.map(({ isWithdrawn, headNo }, index): PublishedEntry => ({
    entryNo: index + 1,
    entryHash: entryHash(index + 1),
    headNo,
    isWithdrawn,
  }))
  const headNos = [...new Set(arrivals.map(({ headNo }) => headNo))].toSorted((a, b) => a - b)
  let head: string | null = null
  let count = 0
  const heads = headNos.map((headNo) => {
    const added = entries.filter((entry) => entry.headNo === headNo)
    head = nextHeadOf(head, added)
    count += added.length
    return { headNo, count, head }
  })
  const key = { saleGoodsId: 7, seed, beacon: '' }
  const drawn = entries.filter(({ isWithdrawn }) => !isWithdrawn)
  const { listHash, ranked } = rankDraw(drawKeyOf(key), drawn)
  return {
    ...key,
    commitment: commitmentOf(seed),
    listHash,
    entries,
    heads,
    ranking: ranked.map(({ entryNo }) => entryNo),
  }
}

const arrivals = fc.array(
  fc.record({ isWithdrawn: fc.boolean(), headNo: fc.integer({ min: 1, max: 4 }) }),
  { maxLength: 30 },
)

test('공개된 것으로 누구나 다시 계산해 같은 순위를 얻는다', () => {
  fc.assert(
    fc.property(seeds, arrivals, (seed, list) => {
      const draw = publish(seed, list)
      expect(checkSaleDraw(draw)).toEqual([])
      expect(draw.ranking.toSorted((a, b) => a - b)).toEqual(
        draw.entries.filter(({ isWithdrawn }) => !isWithdrawn).map(({ entryNo }) => entryNo),
      )
    }),
  )
})

test('무엇을 바꾸든 어긋난 곳을 말한다', () => {
  const seed = 'cd'.repeat(32)
  const arrived = { isWithdrawn: false, headNo: 1 }
  const draw = publish(seed, [arrived, { ...arrived, headNo: 2 }, { ...arrived, headNo: 2 }])
  const late = { entryNo: 9, entryHash: entryHash(9), headNo: 2, isWithdrawn: false }
  const [first, second, third] = draw.ranking
  expect([
    checkSaleDraw({ ...draw, seed: 'ef'.repeat(32) }).includes('COMMITMENT'),
    checkSaleDraw({ ...draw, entries: [...draw.entries, late] }),
    checkSaleDraw({ ...draw, entries: [...draw.entries, { ...late, isWithdrawn: true }] }),
    checkSaleDraw({ ...draw, entries: draw.entries.slice(1) }),
    checkSaleDraw({ ...draw, ranking: [second ?? 0, first ?? 0, third ?? 0] }),
  ]).toEqual([
    true,
    ['HEADS', 'LIST', 'RANKING'],
    ['HEADS'],
    ['HEADS', 'LIST', 'RANKING'],
    ['RANKING'],
  ])
})

test('응모자가 더한 값이 확인값을 바꾼다', () => {
  expect(new Set([entryHash(1), entryHash(1, '00'.repeat(16)), entryHash(2)]).size).toEqual(3)
})

test('머리는 적힌 대로 계산된다', () => {
  const entries = [
    { entryNo: 2, entryHash: entryHash(2) },
    { entryNo: 1, entryHash: entryHash(1) },
  ]
  const text = `\n1:${entryHash(1)}\n2:${entryHash(2)}`
  expect(nextHeadOf(null, entries)).toEqual(createHash('sha256').update(text).digest('hex'))
})

test('누구에게나 고르게 돌아간다', () => {
  const entries = [1, 2, 3, 4].map((entryNo) => ({ entryNo, entryHash: entryHash(entryNo) }))
  const counts = new Map<number, number>()
  const rounds = 10_000
  for (let round = 0; round < rounds; round += 1) {
    const seed = createHash('sha256').update(`round ${round}`).digest('hex')
    const [first] = rankDraw(drawKeyOf({ saleGoodsId: 7, seed, beacon: '' }), entries).ranked
    const entryNo = first?.entryNo ?? 0
    counts.set(entryNo, (counts.get(entryNo) ?? 0) + 1)
  }
  const expected = rounds / entries.length
  const chiSquare = entries
    .map(({ entryNo }) => ((counts.get(entryNo) ?? 0) - expected) ** 2 / expected)
    .reduce((sum, part) => sum + part, 0)
  // Three degrees of freedom: above 16.27 once in a thousand.
  expect(chiSquare).toBeLessThan(16.27)
})
