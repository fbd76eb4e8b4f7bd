import { STEP_ACTOR_LABELS } from '@jangteo/core/chart/step.codes'
import type { ChartEntry } from '@jangteo/core/chart/chart.codes'
import type { AnyStateMachine } from 'xstate'
import { z } from 'zod'
import { stateMeta, stepMeta } from '../chart/chartMeta.ts'
import { describeChart } from '../chart/describeChart.ts'
import type { DescribedState, DescribedStep } from '../chart/describeChart.ts'

const named = z.union([
  z.string(),
  z.object({ type: z.string(), params: z.record(z.string(), z.unknown()).optional() }),
])

const KIND_TEXT = {
  entity: 'entity: lives in database rows, decided on the server',
  process: 'process: lives in the browser',
}

function entryText(entry: ChartEntry): string {
  return entry.status === 'live'
    ? KIND_TEXT[entry.kind]
    : `planned ${entry.kind}, for ${entry.capability}`
}

function indexOf(flows: readonly Flow[], status: ChartEntry['status']): string[] {
  return flows
    .filter(({ entry }) => entry.status === status)
    .map(({ entry, machine }) => {
      const { label } = stateMeta.parse(machine.root.meta)
      return `- [${label}](#${label.replaceAll(' ', '-')}-${entry.id.toLowerCase()}): ${entryText(entry)}`
    })
}

export type Flow = { readonly entry: ChartEntry; readonly machine: AnyStateMachine }

function nameText(part: unknown): string {
  const name = named.parse(part)
  if (typeof name === 'string') return `\`${name}\``
  const params = Object.entries(name.params ?? {}).map(([key, value]) => `${key}: ${String(value)}`)
  return `\`${name.type}(${params.join(', ')})\``
}

function eventText({ event, delay }: DescribedStep): string {
  if (delay !== null) return `\`${delay}\` has passed`
  const answer = /^xstate\.(?<ending>done|error)\.actor\.(?<id>.+)$/.exec(event)?.groups
  if (answer === undefined) return `\`${event}\``
  return `\`${answer['id']}\` ${answer['ending'] === 'done' ? 'answered' : 'failed'}`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function stateRow({ state, meta, tags, invokes, entry }: DescribedState): string {
  const does = [...invokes.map(({ id }) => `asks \`${id}\``), ...entry.map(nameText)]
  const { label, otherwise } = stateMeta.parse(meta)
  const refusal = otherwise === undefined ? '' : `\`${otherwise}\``
  return row([`**${state}**`, label, tags.join(', '), does.join(', '), refusal])
}

function stepRow(state: string, step: DescribedStep): string {
  const { actor, action, otherwise } = stepMeta.parse(step.meta)
  const guard = step.guard === undefined ? '' : nameText(step.guard)
  return row([
    state === '' ? '*any*' : state,
    eventText(step),
    action,
    STEP_ACTOR_LABELS[actor],
    step.target === '' ? '—' : step.target,
    guard,
    step.actions.map(nameText).join(', '),
    otherwise === undefined ? '' : `\`${otherwise}\``,
  ])
}

function flowSection({ entry, machine }: Flow): string[] {
  const [root, ...states] = describeChart(machine)
  if (root === undefined) throw new Error(`${entry.id}: no states`)
  const { label, otherwise } = stateMeta.parse(root.meta)
  const steps = [root, ...states].flatMap(({ state, steps: own }) =>
    own.map((step) => stepRow(state, step)),
  )
  const anythingElse =
    otherwise === undefined ? 'changes nothing' : `is refused with \`${otherwise}\``
  return [
    `## ${label} \`${entry.id}\``,
    '',
    `${entryText(entry)}. Chart: [\`${entry.id}.chart.ts\`](../../core/src/${entry.domain}/${entry.id}.chart.ts);`,
    `[diagram source](${entry.id}.mmd), [configuration](${entry.id}.json), [source with default guards](${entry.id}.js).`,
    '',
    `[![${label}](${entry.id}.svg)](${entry.id}.svg)`,
    '',
    row(['state', 'label', 'tags', 'on entry', 'otherwise']),
    row(['---', '---', '---', '---', '---']),
    ...states.map(stateRow),
    '',
    row(['from', 'event', 'action', 'actor', 'to', 'only if', 'effects', 'otherwise']),
    row(['---', '---', '---', '---', '---', '---', '---', '---']),
    ...steps,
    '',
    `An event that a state has no step for ${anythingElse}, unless the state says otherwise.`,
    '',
  ]
}

/** Renders the index of all flows: every chart with its diagram, its states and the target of each event. */
export function flowPage(flows: readonly Flow[]): string {
  return [
    '<!-- Generated from the charts of core: npm run generate -->',
    '# Flows',
    '',
    'Every rule of the kind "X only after Y" is one of these charts, drawn from the code that decides: live charts are run by',
    'a screen or by the server. Planned charts are written, drawn and tested; nothing runs them until their capability is there.',
    '`/devOnly/flows` shows them all at a size to read, and plays them',
    '([how to look at a chart](../guides/look-at-a-chart.md)); a picture below opens by itself with a click.',
    'A `.json` is the whole configuration of a chart, ready for a visualiser. A `.js` is the same as source for Stately, with',
    'guards that say yes unless the event denies them, and with the events from which `getShortestPaths` finds every state:',
    '`getShortestPaths(cancelClaimChart, { events: cancelClaimEvents })`.',
    '',
    '## How to read a drawing',
    '',
    '- The dot at the left top leads to the first state. A state with a thick border has no way out.',
    '- A state shows its code, its Korean name, and `do / checkItems` for each actor that it invokes.',
    '- A line has a row for each step that goes its way: what a person calls it, and below it `after 2s` when it is taken by',
    '  itself once that time has passed, and `[isCancel]` when a guard has to say yes. Of several steps with the same event the',
    '  first whose guard says yes is taken.',
    '',
    '## Charts',
    '',
    'Live:',
    '',
    ...indexOf(flows, 'live'),
    '',
    'Planned:',
    '',
    ...indexOf(flows, 'planned'),
    '',
    ...flows.flatMap(flowSection),
  ].join('\n')
}
