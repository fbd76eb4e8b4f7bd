import { constantCase, pascalCase } from '../file/nameText.ts'
import type { CompiledChart, CompiledState, CompiledStep } from './compileTable.ts'

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function key(text: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(text) ? text : quote(text)
}

function list(items: readonly string[]): string {
  return `[${items.map(quote).join(', ')}]`
}

function union(name: string, items: readonly string[]): string {
  const members = [...new Set(items)]
  if (members.length === 0) return `export type ${name} = never`
  return [`export type ${name} =`, ...members.map((item) => `  | ${quote(item)}`)].join('\n')
}

function stepText({ event, target, guard, effects, meta }: CompiledStep): string {
  const otherwise = meta.otherwise === undefined ? '' : `, otherwise: ${quote(meta.otherwise)}`
  return [
    `{ event: ${quote(event)}, target: ${quote(target)}`,
    `guard: ${guard === null ? 'null' : quote(guard)}, effects: ${list(effects)}`,
    `meta: { actor: ${quote(meta.actor)}, action: ${quote(meta.action)}${otherwise} } }`,
  ].join(', ')
}

function rowText({ state, steps }: CompiledState): string[] {
  if (steps.length === 0) return [`    ${key(state)}: {},`]
  const cells = Map.groupBy(steps, ({ event }) => event)
  const lines = [...cells].map(([event, alternatives]) => {
    const [only, ...others] = alternatives.map(stepText)
    if (others.length === 0) return `      ${quote(event)}: [${only}],`
    const rest = others.map((text) => `        ${text},`).join('\n')
    return `      ${quote(event)}: [\n        ${only},\n${rest}\n      ],`
  })
  return [`    ${key(state)}: {`, ...lines, '    },']
}

function unionsText(name: string, { states }: CompiledChart): string[] {
  const steps = states.flatMap((state) => state.steps)
  const refusals = steps.flatMap(({ meta }) => meta.otherwise ?? [])
  return [
    union(
      `${name}State`,
      states.map(({ state }) => state),
    ),
    union(
      `${name}EventType`,
      steps.map(({ event }) => event),
    ),
    union(
      `${name}Fact`,
      steps.flatMap(({ guard }) => guard ?? []),
    ),
    union(
      `${name}Effect`,
      steps.flatMap(({ effects }) => effects),
    ),
    union(`${name}Refusal`, [...states.map(({ otherwise }) => otherwise), ...refusals]),
    union(
      `${name}Tag`,
      states.flatMap(({ tags }) => tags),
    ),
  ]
}

/** Source of the states by their tags, in the order of the chart. */
function statesWithText(constant: string, { id, states }: CompiledChart): string[] {
  const tags = [...new Set(states.flatMap((state) => state.tags))]
  const rows = tags.map((tag) => {
    const own = states.filter((state) => state.tags.includes(tag)).map(({ state }) => state)
    return `  ${key(tag)}: ${list(own)},`
  })
  return [
    `/** The states of the chart \`${id}\` by their tags. */`,
    `export const ${constant}_STATES_WITH = {`,
    ...rows,
    '} as const',
  ]
}

/** Source of `<id>.table.gen.ts`: the unions of the chart's names, its states by their tags, and the chart as data. */
export function tableText(chart: CompiledChart): string {
  const name = pascalCase(chart.id)
  const constant = constantCase(chart.id)
  const types = ['State', 'EventType', 'Fact', 'Effect', 'Refusal', 'Tag'].map((t) => name + t)
  return [
    `// Generated from ${chart.id}.chart.ts: npm run generate`,
    "import type { ChartTable } from '../chart/table.rules.ts'",
    '',
    unionsText(name, chart).join('\n\n'),
    '',
    ...statesWithText(constant, chart),
    '',
    `/** The chart \`${chart.id}\` as data, for whoever asks without a statechart library. */`,
    `export const ${constant}_TABLE: ChartTable<`,
    types.map((type) => `  ${type}`).join(',\n'),
    '> = {',
    `  initial: ${quote(chart.initial)},`,
    '  otherwise: {',
    ...chart.states.map(({ state, otherwise }) => `    ${key(state)}: ${quote(otherwise)},`),
    '  },',
    '  tags: {',
    ...chart.states.map(({ state, tags }) => `    ${key(state)}: ${list(tags)},`),
    '  },',
    '  steps: {',
    ...chart.states.flatMap(rowText),
    '  },',
    '}',
    '',
  ].join('\n')
}
