import type { ClaimState, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_TABLE, type ClaimEventType } from '@jangteo/core/claim/claimStep.rules'

/** A step of a claim's chart with the shortest way to it: what happens until and with it, and the states it leads through. */
export type ClaimTour = {
  readonly title: string
  readonly type: RequestableClaimType
  readonly events: readonly ClaimEventType[]
  readonly states: readonly ClaimState[]
}

const STARTS = { CANCEL: 'CA', EXCHANGE: 'EA', RETURN: 'RA' } as const

type Way = Pick<ClaimTour, 'events' | 'states'>

function goOn({ events, states }: Way): Way[] {
  const state = states.at(-1)
  const steps = state === undefined ? [] : Object.values(CLAIM_TABLE.steps[state]).flat()
  return steps.map(({ event, target }) => ({
    events: [...events, event],
    states: [...states, target],
  }))
}

/** The shortest way to every step of the chart of a type, the nearest first. */
export function claimTours(type: RequestableClaimType): ClaimTour[] {
  const start = STARTS[type]
  const seen = new Set<ClaimState>([start])
  const tours: ClaimTour[] = []
  let ways: Way[] = [{ events: [], states: [start] }]
  while (ways.length > 0) {
    const steps = ways.flatMap(goOn)
    for (const { events, states } of steps) {
      const title = `${states.at(-2)} ${events.at(-1)} ${states.at(-1)}`
      tours.push({ title, type, events, states })
    }
    ways = steps.filter(({ states }) => {
      const reached = states.at(-1) ?? start
      return !seen.has(reached) && seen.add(reached)
    })
  }
  return tours
}
