import { createClaimedPieces, type Look } from '@jangteo/server/checkout/claimed-pieces'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const OPTION = 7

/** An order on its way: it looks, has seen a stock, or has claimed its pieces. */
type Order = {
  readonly look: Look
  readonly wanted: ReadonlyMap<number, number>
  seen: number | null
}

type Step = { readonly do: 'begin' | 'see' | 'claim' | 'take' | 'giveUp'; readonly pick: number }

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('begin', 'see', 'claim', 'take', 'giveUp'),
    pick: fc.nat({ max: 9 }),
  }),
  { maxLength: 120 },
)

/** Lives through the steps; answers the claims that found too little when they took it. */
function live(stock: number, quantities: readonly number[], course: readonly Step[]): number[] {
  const pieces = createClaimedPieces()
  const looking: Order[] = []
  const claiming: Order[] = []
  const short: number[] = []
  let left = stock
  let count = 0
  for (const step of course) {
    const look = looking[step.pick % Math.max(looking.length, 1)]
    const claim = claiming[step.pick % Math.max(claiming.length, 1)]
    if (step.do === 'begin') {
      const quantity = quantities[count % quantities.length] ?? 1
      looking.push({ look: pieces.beginLook(), wanted: new Map([[OPTION, quantity]]), seen: null })
      count += 1
    }
    if (step.do === 'see' && look !== undefined) look.seen = left
    if (step.do === 'claim' && look !== undefined && look.seen !== null) {
      const wanted = look.wanted.get(OPTION) ?? 0
      const isClaimed =
        look.seen >= wanted &&
        pieces.claim(look.look, { wanted: look.wanted, stock: new Map([[OPTION, look.seen]]) })
      pieces.endLook(look.look)
      looking.splice(looking.indexOf(look), 1)
      if (isClaimed) claiming.push(look)
    }
    if ((step.do === 'take' || step.do === 'giveUp') && claim !== undefined) {
      const wanted = claim.wanted.get(OPTION) ?? 0
      if (step.do === 'take' && left < wanted) short.push(wanted)
      if (step.do === 'take') left -= wanted
      pieces.end(claim.wanted)
      claiming.splice(claiming.indexOf(claim), 1)
    }
  }
  return short
}

test('맡아 둔 주문은 어떤 순서로 보고 맡고 그만두든 모두 제 몫을 받는다', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.nat({ max: 20 }), quantities, steps, (stock, wanted, course) => {
      expect(live(stock, wanted, course)).toEqual([])
    }),
  )
})

test('앞선 주문이 몫을 다 맡았으면 그 주문이 끝날 때까지 기다린다', () => {
  const pieces = createClaimedPieces()
  const stock = new Map([[OPTION, 1]])
  const first = new Map([[OPTION, 1]])
  const calls: string[] = []
  const looks = [pieces.beginLook(), pieces.beginLook()] as const
  const isFirst = pieces.claim(looks[0], { wanted: first, stock })
  const isSecond = pieces.claim(looks[1], { wanted: new Map([[OPTION, 1]]), stock })
  pieces.onEnd(looks[1], () => calls.push('again'))
  const before = [...calls]
  pieces.end(first)
  pieces.onEnd(looks[1], () => calls.push('at once'))
  expect({ isFirst, isSecond, before, calls }).toEqual({
    isFirst: true,
    isSecond: false,
    before: [],
    calls: ['again', 'at once'],
  })
})
