import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { ROOT } from '../../support/root.ts'
import { loadChart, loadTable } from '@jangteo/generators/chart/chartFiles'
import { compileTable } from '@jangteo/generators/chart/compileTable'
import { mutationsOf, questionChart } from '../../support/chart/tableProof.ts'
import { generateFlows } from '@jangteo/generators/flow/flows'
import { staleFiles } from '@jangteo/generators/file/generatedFile'
import { generateTables } from '@jangteo/generators/chart/tables'

/** Every chart is laid out and drawn; on a busy machine that takes its time. */
const DRAWING_TIMEOUT_MS = 60_000

const ENTITIES = CHARTS.filter(({ kind }) => kind === 'entity')

describe.each(ENTITIES)('$id', (entry) => {
  test('its table answers as its chart does, whatever is asked', async () => {
    const differencesOf = questionChart(await loadChart(entry))
    expect(differencesOf(await loadTable(entry))).toEqual([])
  })

  test('the proof notices every step that is wrong', async () => {
    const differencesOf = questionChart(await loadChart(entry))
    const mutations = mutationsOf(await loadTable(entry))
    const unnoticed = mutations.filter(({ table }) => differencesOf(table).length === 0)
    expect(mutations.length).toBeGreaterThan(0)
    expect(unnoticed.map(({ name }) => name)).toEqual([])
  })

  test('its table is loaded without the statechart library', () => {
    const text = readFileSync(
      join(ROOT, `core/src/${entry.domain}/${entry.id}.table.gen.ts`),
      'utf8',
    )
    const imports = [...text.matchAll(/^import (.*) from '(.*)'$/gm)].map(([line]) => line)
    expect(imports).toEqual(["import type { ChartTable } from '../chart/table.rules.ts'"])
  })
})

test('every generated table is fresh', async () => {
  expect(await staleFiles(await generateTables())).toEqual([])
})

test(
  'every generated flow is fresh',
  async () => {
    expect(await staleFiles(await generateFlows())).toEqual([])
  },
  DRAWING_TIMEOUT_MS,
)

test('a file that differs from its generator is named', async () => {
  const [file] = await generateTables()
  const stale = await staleFiles([
    { path: file?.path ?? '', content: `${file?.content} ` },
    { path: 'docs/flows/nobody.json', content: '' },
  ])
  expect(stale).toEqual([file?.path, 'docs/flows/nobody.json'])
})

describe('the table generator refuses', () => {
  const meta = { label: '상태', otherwise: 'REFUSED' }
  const step = { target: 'b', meta: { actor: 'buyer', action: '누름' } }
  const chart = (a: object, root: object = {}) =>
    createMachine({
      id: 'seeded',
      meta,
      initial: 'a',
      states: { a: { meta, ...a }, b: { meta } },
      ...root,
    })
  test.each([
    [
      'an inline guard',
      chart({ on: { 'x.y': { ...step, guard: () => true } } }),
      'an inline or parameterised guard',
    ],
    [
      'a guard with params',
      chart({ on: { 'x.y': { ...step, guard: { type: 'is', params: {} } } } }),
      'an inline or parameterised guard',
    ],
    [
      'an inline action',
      chart({ on: { 'x.y': { ...step, actions: () => {} } } }),
      'an inline or parameterised action',
    ],
    [
      'an inline entry',
      chart({ entry: () => {}, on: { 'x.y': { ...step, target: 'a', reenter: true } } }),
      'an inline or parameterised action',
    ],
    ['always', chart({ always: 'b' }), 'an `always`'],
    ['after', chart({ after: { 1000: 'b' } }), 'an `after`'],
    ['invoke', chart({ invoke: { src: 'load' } }), 'an `invoke`'],
    ['a wildcard', chart({ on: { '*': step } }), 'a wildcard'],
    ['a nested state', chart({ initial: 'x', states: { x: {} } }), 'a compound state'],
    ['a parallel state', chart({ type: 'parallel', states: { x: {} } }), 'a parallel state'],
    ['a final state', chart({ type: 'final' }), 'a final state'],
    ['a parallel chart', chart({}, { type: 'parallel', initial: undefined }), 'a parallel chart'],
    [
      'a step of the whole chart',
      chart({}, { on: { 'x.y': { ...step, target: '.b' } } }),
      'a step of the whole chart',
    ],
  ])('%s', (_name, machine, reason) => {
    expect(() => compileTable(machine)).toThrow(`${reason}, which a table cannot hold`)
  })

  test('a chart without a code for what it has no step for', () => {
    const noCode = { meta: { label: '상태' } }
    expect(() => compileTable(chart(noCode, noCode))).toThrow(
      'seeded.a: neither it nor the chart says `otherwise`',
    )
  })
})

test('a table keeps entry, exit and step effects in the order they happen', () => {
  const meta = { label: '상태' }
  const by = { actor: 'system', action: '감' }
  const machine = createMachine({
    id: 'seeded',
    meta: { ...meta, otherwise: 'REFUSED' },
    initial: 'a',
    states: {
      a: {
        meta,
        exit: 'leaveA',
        on: {
          'x.go': { target: 'b', actions: 'go', meta: by },
          'x.stay': { actions: 'stay', meta: by },
        },
      },
      b: {
        meta,
        entry: ['enterB', 'greet'],
        on: { 'x.again': { target: 'b', reenter: true, meta: by } },
      },
    },
  })
  const effects = compileTable(machine).states.flatMap(({ steps }) =>
    steps.map(({ event, effects: names }) => [event, names]),
  )
  expect(effects).toEqual([
    ['x.go', ['leaveA', 'go', 'enterB', 'greet']],
    ['x.stay', ['stay']],
    ['x.again', ['enterB', 'greet']],
  ])
})
