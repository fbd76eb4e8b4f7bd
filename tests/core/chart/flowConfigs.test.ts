import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StateMachine, createMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { z } from 'zod'
import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { ROOT } from '../../support/root.ts'

const node = z.record(z.string(), z.unknown()).readonly()
const stated = z.object({ states: z.record(z.string(), node) })
type Node = z.infer<typeof node>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every part of a configuration that is a state or a transition: it has a `meta`. */
function partsOf(value: unknown): readonly Node[] {
  if (!isNode(value)) return []
  const inner = Object.entries(value).flatMap(([key, part]) =>
    key === 'meta' ? [] : partsOf(part),
  )
  return 'meta' in value ? [value, ...inner] : inner
}

function guardsOf(config: unknown): readonly string[] {
  return partsOf(config).flatMap(({ guard }) => (typeof guard === 'string' ? [guard] : []))
}

const FLOWS = globSync('docs/flows/*.json', { cwd: ROOT }).map((path): readonly [string, Node] => [
  path,
  node.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))),
])

test('every chart is there', () => {
  expect(FLOWS).toHaveLength(CHARTS.length)
})

test.each(FLOWS)('%s says every state and every transition in Korean', (_, config) => {
  const parts = partsOf(config)
  const untold = parts.filter(({ description }) => !/[가-힣]/.test(String(description)))
  expect([parts.length > 3, untold]).toEqual([true, []])
})

test.each(FLOWS)('%s loads, and its ends are final', (_, config) => {
  const states = Object.entries(stated.parse(config).states)
  const wrong = states.filter(([, state]) => (state['type'] === 'final') !== isEnd(state))
  expect([Object.keys(createMachine(config).states).length, wrong]).toEqual([states.length, []])
})

function delaysOf(config: Node): readonly string[] {
  const states = Object.values(stated.parse(config).states)
  return states.flatMap(({ after }) => (isNode(after) ? Object.keys(after) : []))
}

/** The states that can be reached while every guard answers the same, and no time passes but by an event. */
function reachedOf(config: Node, holds: boolean): readonly string[] {
  const guards = Object.fromEntries(guardsOf(config).map((name) => [name, () => holds]))
  const delays = Object.fromEntries(delaysOf(config).map((name) => [name, 1_000]))
  const machine = createMachine(config, { guards, delays })
  const events = machine.events.map((type) => ({ type }))
  return getShortestPaths(machine, { events }).map(({ state }) => JSON.stringify(state.value))
}

test.each(FLOWS)('%s has paths to other states', (_, config) => {
  const reached = new Set([true, false].flatMap((holds) => reachedOf(config, holds)))
  expect(reached.size).toBeGreaterThan(1)
})

/** Sources import xstate by its name, so they are run from where it is installed. */
const RUN_FOLDER = join(ROOT, 'tests/node_modules/.cache/flows')

const sourceShape = z.record(
  z.string(),
  z.union([z.instanceof(StateMachine), z.array(z.looseObject({ type: z.string() }))]),
)

async function runSource(id: string) {
  mkdirSync(RUN_FOLDER, { recursive: true })
  copyFileSync(join(ROOT, `docs/flows/${id}.js`), join(RUN_FOLDER, `${id}.mjs`))
  const source = sourceShape.parse(await import(join(RUN_FOLDER, `${id}.mjs`)))
  const [machine, events] = [source[`${id}Chart`], source[`${id}Events`]]
  if (!(machine instanceof StateMachine) || !Array.isArray(events))
    throw new Error(`${id}: no source`)
  return { machine, events }
}

test.each(CHARTS)(
  'the source of $id finds a path to every state with its own guards',
  async ({ id }) => {
    const { machine, events } = await runSource(id)
    const paths = getShortestPaths(machine, { events })
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
    const missing = Object.keys(machine.states).filter((name) => !reached.has(JSON.stringify(name)))
    expect([reached.size, missing]).toEqual([Object.keys(machine.states).length, []])
  },
)

function isEnd({ on, invoke, always, after, states }: Node): boolean {
  return [on, invoke, always, after, states].every((way) => way === undefined)
}
