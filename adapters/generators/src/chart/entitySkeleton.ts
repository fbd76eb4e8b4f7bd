import { constantCase, pascalCase } from '../file/nameText.ts'
import type { ChartWords } from './chartWords.ts'

/** Source of an entity chart that is open until its buyer ends it. */
export function textOfEntity({ id }: ChartWords): string {
  const [name, constant] = [pascalCase(id), constantCase(id)]
  return `import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts that are known when the chart is asked: nothing yet. */
export type ${name}Facts = Readonly<Record<never, never>>

/** Event that may happen to it. */
export type ${name}Event = { readonly type: 'buyer.end' }

type Tag = 'terminal'
type Refusal = '${constant}_ENDED'

const types: ChartTypes<${name}Facts, ${name}Event, Tag, Refusal> = {}

/** Open until its buyer ends it. Refusals: \`${constant}_ENDED\`. Source: decision 070. */
export const ${id}Chart = setup({ types }).createMachine({
  id: '${id}',
  meta: { label: '이름을 정하지 않은 차트', otherwise: '${constant}_ENDED' },
  context: {},
  initial: 'OPEN',
  states: {
    OPEN: {
      meta: { label: '진행 중' },
      on: { 'buyer.end': { target: 'ENDED', meta: { actor: 'buyer', action: '끝내기' } } },
    },
    ENDED: { meta: { label: '끝남' }, tags: ['terminal'] },
  },
})
`
}

/** Source of its states as rows store them, with labels. */
export function textOfCodes({ id }: ChartWords): string {
  const [name, constant] = [pascalCase(id), constantCase(id)]
  return `export const ${constant}_STATES = ['OPEN', 'ENDED'] as const

/** Place where it stands: the keys of its chart, as stored. Source: decision 070. */
export type ${name}State = (typeof ${constant}_STATES)[number]

export const ${constant}_STATE_LABELS: Readonly<Record<${name}State, string>> = {
  OPEN: '진행 중',
  ENDED: '끝남',
}
`
}

/** Source of the texts of its refusals. */
export function textOfMessages({ id }: ChartWords): string {
  const [name, constant] = [pascalCase(id), constantCase(id)]
  return `import type { Messages } from '../decision/decision.rules.ts'
import type { ${name}Refusal } from './${id}.table.gen.ts'

/** Texts of the refusals of \`${id}Chart\`. Source: decision 070. */
export const ${constant}_MESSAGES = {
  ${constant}_ENDED: () => '이미 끝났어요.',
} satisfies Messages & Record<${name}Refusal, () => string>
`
}

/** Source of its test: codes, legal and illegal steps, and that no step is left out. */
export function textOfEntityTest({ domain, id }: ChartWords): string {
  const constant = constantCase(id)
  const from = `@jangteo/core/${domain}/${id}`
  return `import { expect, test } from 'vitest'
import { ${id}Chart } from '${from}.chart'
import { ${constant}_STATES, ${constant}_STATE_LABELS } from '${from}.codes'
import { ${constant}_TABLE } from '${from}.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(${id}Chart, ${constant}_TABLE)

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = ${constant}_STATES.map((state) => [state, ${id}Chart.root.states[state]?.meta?.label])
  expect([Object.keys(${constant}_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    ${constant}_STATES,
    ${constant}_STATE_LABELS,
  ])
})

test('한 번 끝내고, 끝난 것은 거절한다', () => {
  const outcomes = ${constant}_STATES.map((state) =>
    stepOutcome(coverage.decide({ state, event: 'buyer.end', facts: {} })),
  )
  expect(outcomes).toEqual(['ENDED', '${constant}_ENDED'])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
`
}
