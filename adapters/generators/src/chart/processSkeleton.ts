import { pascalCase } from '../file/nameText.ts'
import type { ChartWords } from './chartWords.ts'

/** Source of a process chart that asks once, and again on demand when there was no answer. */
export function textOfProcess({ id }: ChartWords): string {
  const name = pascalCase(id)
  return `import { fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

export type ${name}Event =
  | { readonly type: 'buyer.begin' }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.dismiss' }

type Tag = 'busy' | 'terminal'

const types: ChartTypes<Readonly<Record<never, never>>, ${name}Event, Tag> = {}

/**
 * Asks once, and again when the buyer wants to after no answer. The host provides \`ask${name}\`. Source: decision 070.
 */
export const ${id}Chart = setup({
  types,
  actors: {
    ask${name}: fromPromise<void, undefined>(() => Promise.reject(new Error('ask${name} is not provided'))),
  },
}).createMachine({
  id: '${id}',
  meta: { label: '이름을 정하지 않은 차트' },
  context: {},
  initial: 'resting',
  states: {
    resting: {
      meta: { label: '시작 전' },
      on: { 'buyer.begin': { target: 'asking', meta: { actor: 'buyer', action: '시작' } } },
    },
    asking: {
      meta: { label: '묻는 중' },
      tags: ['busy'],
      invoke: {
        id: 'ask${name}',
        src: 'ask${name}',
        onDone: { target: 'done', meta: { actor: 'system', action: '답함' } },
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '답을 받지 못함' },
      on: {
        'buyer.retry': { target: 'asking', meta: { actor: 'buyer', action: '다시 시도' } },
        'buyer.dismiss': { target: 'resting', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    done: { meta: { label: '끝남' }, tags: ['terminal'] },
  },
})
`
}

/** Source of its view. */
export function textOfView({ id }: ChartWords): string {
  const name = pascalCase(id)
  return `import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { ${id}Chart } from './${id}.chart.ts'

export type ${name}View = {
  readonly canBegin: boolean
  readonly isBusy: boolean
  readonly isDone: boolean
  /** Reason why nothing came of it; \`null\` when nothing went wrong. */
  readonly noticeText: string | null
  readonly begin: () => void
  readonly retry: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof ${id}Chart>
type Actor = Pick<ActorRefFrom<typeof ${id}Chart>, 'send'>

/** View that a page shows of a snapshot. Source: decision 070. */
export function ${id}View(snapshot: Snapshot, actor: Actor): ${name}View {
  return {
    canBegin: snapshot.matches('resting'),
    isBusy: snapshot.hasTag('busy'),
    isDone: snapshot.matches('done'),
    noticeText: snapshot.matches('unanswered') ? REFUSAL_MESSAGES.API_FAILURE() : null,
    begin: () => actor.send({ type: 'buyer.begin' }),
    retry: () => actor.send({ type: 'buyer.retry' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
`
}

/** Source of its events and answers for the races of two tabs. */
export function textOfRace({ id }: ChartWords): string {
  return `${id}: {
    machine: ${id}Chart,
    events: [{ type: 'buyer.begin' }, { type: 'buyer.retry' }, { type: 'buyer.dismiss' }],
    answers: { ask${pascalCase(id)}: [undefined] },
    ends: ['done'],
  }`
}

/** Source of its test: behaviour with answered actors, a double tap, and that no step is left out. */
export function textOfProcessTest({ domain, id }: ChartWords): string {
  const from = `@jangteo/core/${domain}/${id}`
  return `import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ${id}Chart } from '${from}.chart'
import { ${id}View } from '${from}.view'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const RESTING = { canBegin: true, isBusy: false, isDone: false, noticeText: null }
const BUSY = { canBegin: false, isBusy: true, isDone: false, noticeText: null }
const DONE = { canBegin: false, isBusy: false, isDone: true, noticeText: null }
const coverage = coverChart(${id}Chart)

function openPage() {
  const { logic, questions } = answeredActor<void, undefined>()
  const machine = ${id}Chart.provide({ actors: { ask${pascalCase(id)}: logic } })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  return {
    questions,
    view: () => ${id}View(actor.getSnapshot(), actor),
    settles: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  }
}

test('두 번 눌러도 한 번만 묻는다', async () => {
  const page = openPage()
  page.view().begin()
  page.view().begin()
  const busy = withoutVerbs(page.view())
  page.questions[0]?.answer()
  await page.settles()
  expect([page.questions.length, busy, withoutVerbs(page.view())]).toEqual([1, BUSY, DONE])
})

test('답이 없으면 알리고, 다시 묻거나 그만둔다', async () => {
  const page = openPage()
  page.view().begin()
  page.questions[0]?.fail()
  await page.settles()
  const unanswered = withoutVerbs(page.view())
  page.view().retry()
  page.questions[1]?.fail()
  await page.settles()
  page.view().dismiss()
  expect([page.questions.length, unanswered, withoutVerbs(page.view())]).toEqual([
    2,
    { ...DONE, isDone: false, noticeText: REFUSAL_MESSAGES.API_FAILURE() },
    RESTING,
  ])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
`
}
