import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { describe, expect, test } from 'vitest'
import { loadTable } from '@jangteo/generators/chart/chartFiles'

type Table = Awaited<ReturnType<typeof loadTable>>
type Path = readonly [from: string, event: string, to: string]

const TABLES = await Promise.all(
  CHARTS.filter(({ kind }) => kind === 'entity').map(
    async (entry) => [entry.id, await loadTable(entry)] as const,
  ),
)

/** Every set of facts under which a table's guards say something different. */
function factSets({ steps }: Table): ReadonlySet<string>[] {
  const guards = Object.values(steps).flatMap((row) =>
    Object.values(row).flatMap((choices) => choices.flatMap(({ guard }) => guard ?? [])),
  )
  return [...new Set(guards)].reduce<ReadonlySet<string>[]>(
    (sets, guard) => [...sets, ...sets.map((set) => new Set([...set, guard]))],
    [new Set<string>()],
  )
}

/** Returns the state that events lead to under some facts; `null` when they are refused. */
function stepping({ steps }: Table, facts: ReadonlySet<string>) {
  return (state: string, event: string): string | null => {
    const choices = steps[state]?.[event] ?? []
    return choices.find(({ guard }) => guard === null || facts.has(guard))?.target ?? null
  }
}

/** Pairs of events that are both allowed, both possible after each other, and yet end differently. */
function disagreements(table: Table): string[] {
  const found = Object.entries(table.steps).flatMap(([state, row]) =>
    factSets(table).flatMap((facts) => {
      const events = Object.keys(row)
      const after = stepping(table, facts)
      return events.flatMap((one) =>
        events.flatMap((other) => {
          const byOne = after(state, one)
          const byOther = after(state, other)
          if (byOne === null || byOther === null) return []
          const oneFirst = after(byOne, other)
          const otherFirst = after(byOther, one)
          if (oneFirst === null || otherFirst === null || oneFirst === otherFirst) return []
          return [`${state}: ${[one, other].toSorted().join(', ')}`]
        }),
      )
    }),
  )
  return [...new Set(found)].toSorted()
}

/** Pairs whose order matters by intention: the later of two says more than the earlier. */
const LATER_COUNTS: Readonly<Record<string, readonly string[]>> = {
  // A buyer who asks again after a decline has a new window; a decline of an older window is notified by its attempt.
  payment: ['REQUESTED: buyer.request, gateway.declined'],
  // A deposit that the bank takes back is waited for again. A seller may delay what they acknowledged, and the reverse.
  orderItem: [
    'DC: seller.acknowledge, seller.delay',
    'PW: payment.awaitsDeposit, payment.completed',
    'SD: seller.acknowledge, seller.delay',
  ],
  // A hidden review that is shown again is visible: hiding it afterwards is a new decision.
  review: ['HIDDEN: system.hide, system.hideOver', 'HIDDEN: system.hide, system.restore'],
  // A dispute is decided once, by its own chart; afterwards its seller refuses and converts no more.
  cancelClaim: [
    'CA: dispute.rejected, dispute.upheld',
    'CA: dispute.upheld, seller.refuse',
    'CR: dispute.rejected, dispute.upheld',
  ],
  exchangeClaim: [
    'EA: dispute.rejected, dispute.upheld',
    'EA: dispute.upheld, seller.refuse',
    'EI: dispute.rejected, dispute.upheld',
    'EI: dispute.upheld, seller.convertToReturn',
    'EI: dispute.upheld, seller.refuse',
    'ER: dispute.rejected, dispute.upheld',
    'EY: dispute.upheld, seller.convertToReturn',
  ],
  returnClaim: [
    'RA: dispute.rejected, dispute.upheld',
    'RA: dispute.upheld, seller.refuse',
    'RI: dispute.rejected, dispute.upheld',
    'RI: dispute.upheld, seller.refuse',
    'RR: dispute.rejected, dispute.upheld',
  ],
  // What is released and held again is held.
  statement: ['HELD: system.hold, system.release'],
  // A right to buy that came back with a cancelled order is used by the next one.
  saleEntry: [
    'BOUGHT: order.cancelled, payment.completed',
    'WON: order.cancelled, payment.completed',
  ],
  // What was held back and then edited waits for an answer again.
  inquiry: ['WAIT: buyer.edit, seller.hold'],
}

function pathsOf({ steps }: Table): Path[] {
  return Object.entries(steps).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([event, choices]) =>
      choices.map(({ target }): Path => [from, event, target]),
    ),
  )
}

/** The states from which no way leads to an end. */
function endless(table: Table): string[] {
  const ending = new Set(Object.keys(table.steps).filter((state) => isEnd(table, state)))
  const paths = pathsOf(table)
  for (let grown = -1; grown !== ending.size;) {
    grown = ending.size
    for (const [from, , to] of paths) if (ending.has(to)) ending.add(from)
  }
  return Object.keys(table.steps).filter((state) => !ending.has(state))
}

function isEnd({ tags }: Table, state: string): boolean {
  return tags[state]?.includes('terminal') ?? false
}

describe.each(TABLES)('%s', (id, table) => {
  test('어느 상태에서도 끝에 닿는 길이 있다', () => {
    expect(endless(table)).toEqual([])
  })

  test('끝난 것은 다른 상태가 되지 않는다', () => {
    const revived = pathsOf(table).filter(([from, , to]) => isEnd(table, from) && to !== from)
    expect(revived).toEqual([])
  })

  test('함께 할 수 있는 두 일은 어느 것이 먼저여도 같은 곳에 닿거나, 하나가 다른 하나를 막는다 (뜻이 있는 차례만 빼고)', () => {
    expect(disagreements(table)).toEqual(LATER_COUNTS[id] ?? [])
  })
})

const LOOP: Table = {
  initial: 'A',
  otherwise: {},
  tags: {},
  steps: {
    A: {
      left: [
        {
          event: 'left',
          target: 'B',
          guard: null,
          effects: [],
          meta: { actor: 'buyer', action: '왼쪽' },
        },
      ],
      right: [
        {
          event: 'right',
          target: 'C',
          guard: null,
          effects: [],
          meta: { actor: 'buyer', action: '오른쪽' },
        },
      ],
    },
    B: {
      right: [
        {
          event: 'right',
          target: 'B',
          guard: null,
          effects: [],
          meta: { actor: 'buyer', action: '오른쪽' },
        },
      ],
    },
    C: {
      left: [
        {
          event: 'left',
          target: 'C',
          guard: null,
          effects: [],
          meta: { actor: 'buyer', action: '왼쪽' },
        },
      ],
    },
  },
}

test('이 법칙들은 어긴 차트를 알아본다', () => {
  expect([endless(LOOP), disagreements(LOOP)]).toEqual([['A', 'B', 'C'], ['A: left, right']])
})
