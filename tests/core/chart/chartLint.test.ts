import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { describe, expect, test } from 'vitest'
import { createActor, createMachine, fromPromise, setup, toPromise } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { chartPath, loadChart } from '@jangteo/generators/chart/chartFiles'
import { ROOT } from '../../support/root.ts'
import { lintMachine } from '../../support/chart/lintMachine.ts'
import { lintSource } from '../../support/chart/lintSource.ts'
import { messageCodes } from '../../support/chart/messageCodes.ts'

const CODES = await messageCodes()

test('every chart file is in the registry, and every entry has its file', () => {
  const files = globSync('core/src/*/*.chart.ts', { cwd: ROOT }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  expect(CHARTS.map(chartPath).toSorted()).toEqual(files.toSorted())
})

describe.each(CHARTS)('$id', (entry) => {
  test('breaks no rule of a chart', async () => {
    const source = readFileSync(join(ROOT, chartPath(entry)), 'utf8')
    const found = [
      ...lintSource(entry.id, source),
      ...lintMachine(entry, await loadChart(entry), CODES),
    ]
    expect(found).toEqual([])
  })
})

describe.each(CHARTS.filter(({ kind }) => kind === 'process'))('$id', (entry) => {
  test('its actors fail until somebody provides them', async () => {
    const actors = Object.entries((await loadChart(entry)).implementations.actors)
    const failures = await Promise.all(
      actors.map(([, actor]) => {
        const logic = 'src' in actor ? actor.src : actor
        return toPromise(createActor(logic).start()).catch(String)
      }),
    )
    expect(failures).toEqual(actors.map(([name]) => `Error: ${name} is not provided`))
  })
})

const meta = { label: '상태' }
const step = { actor: 'buyer', action: '누름' }
const done = { meta: { label: '끝' }, tags: ['terminal'] }

function lintOf(machine: AnyStateMachine, kind: 'entity' | 'process' = 'process'): string[] {
  return lintMachine(
    { id: 'seeded', domain: 'order', kind, status: 'live' },
    machine,
    new Set(['HAS_TEXT']),
  )
}

const load = fromPromise(() => Promise.reject(new Error('not provided')))

type Literal = Parameters<typeof createMachine>[0]

function seeded(states: Literal['states'], root: Partial<Literal> = {}): AnyStateMachine {
  const machine = createMachine({ id: 'seeded', meta, initial: 'a', states, ...root })
  return machine.provide({ actors: { load } })
}

describe('a seeded violation is named', () => {
  const a = { meta, on: { 'buyer.press': { target: 'b', meta: step } } }
  const cases: Record<string, [AnyStateMachine, string]> = {
    'another id': [
      createMachine({ id: 'other', meta, initial: 'a', states: { a, b: done } }),
      'id-is-the-noun: other',
    ],
    'a label that is not Korean': [
      seeded({ a: { ...a, meta: { label: 'ready' } }, b: done }),
      'state-has-label: a',
    ],
    'a step without actor': [
      seeded({ a: { meta, on: { 'buyer.press': 'b' } }, b: done }),
      'step-has-actor-and-action: a buyer.press: meta',
    ],
    'an event without subject': [
      seeded({ a: { meta, on: { press: { target: 'b', meta: step } } }, b: done }),
      'event-is-subject-verb: a press: name',
    ],
    'an inline guard': [
      seeded({
        a: { meta, on: { 'buyer.press': { target: 'b', guard: () => true, meta: step } } },
        b: done,
      }),
      'guards-and-actions-are-named: a buyer.press: inline',
    ],
    'an inline action': [
      seeded({
        a: { meta, on: { 'buyer.press': { target: 'b', actions: () => {}, meta: step } } },
        b: done,
      }),
      'guards-and-actions-are-named: a buyer.press: inline',
    ],
    'a delay without a name': [
      seeded({ a: { ...a, after: { 100: { target: 'b', meta: step } } }, b: done }),
      'delay-is-named-milliseconds: a xstate.after.100.seeded.a: delay',
    ],
    'a delay that is computed': [
      seeded({ a: { ...a, after: { soon: { target: 'b', meta: step } } }, b: done }).provide({
        delays: { soon: () => 100 },
      }),
      'delay-is-named-milliseconds: a xstate.after.soon.seeded.a: delay',
    ],
    'an end without tag': [seeded({ a, b: { meta } }), 'terminal-is-tagged: b'],
    'a tagged state that goes on': [
      seeded({ a: { ...a, tags: ['terminal'] }, b: done }),
      'terminal-is-tagged: a',
    ],
    'a state that nothing reaches': [seeded({ a, b: done, c: done }), 'every-state-is-reached: c'],
    'a context that needs input': [
      seeded(
        { a, b: done },
        {
          context: () => {
            throw new Error('no input')
          },
        },
      ),
      'starts-without-input: Error: no input',
    ],
    'too many states': [
      seeded(
        Object.fromEntries(
          Array.from({ length: 26 }, (_, at) => [
            at === 0 ? 'a' : `s${at}`,
            { meta, on: { 'buyer.press': { target: `s${(at % 25) + 1}`, meta: step } } },
          ]),
        ),
      ),
      'stays-small: 26 states',
    ],
    'too many guards': [
      setup({
        guards: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`g${at}`, () => true])),
      }).createMachine({ id: 'seeded', meta, initial: 'a', states: { a, b: done } }),
      'stays-small: 9 guards',
    ],
    'a step on a parallel root': [
      createMachine({
        id: 'seeded',
        meta,
        type: 'parallel',
        states: { a, b: done },
        on: { 'buyer.press': { actions: 'noted', meta: step } },
      }),
      'no-step-on-parallel-root: on',
    ],
    'a refusal without text': [
      seeded({
        a: {
          meta,
          on: {
            'buyer.press': {
              target: 'b',
              guard: 'isReady',
              meta: { ...step, otherwise: 'NO_TEXT' },
            },
          },
        },
        b: done,
      }),
      'refusal-has-text: NO_TEXT',
    ],
    'an initial state that invokes': [
      seeded({
        a: {
          ...a,
          tags: ['busy'],
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'b', meta: step },
            onError: { target: 'b', meta: step },
          },
        },
        b: done,
      }),
      'initial-state-invokes-nothing: a',
    ],
    'an invoke without onError': [
      seeded({
        a,
        b: {
          meta,
          tags: ['busy'],
          invoke: { id: 'load', src: 'load', onDone: { target: 'c', meta: step } },
        },
        c: done,
      }),
      'invoke-has-id-and-both-answers: b load',
    ],
    'a waiting state that is not busy': [
      seeded({
        a,
        b: {
          meta,
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'c', meta: step },
            onError: { target: 'c', meta: step },
          },
        },
        c: done,
      }),
      'waiting-state-is-busy: b',
    ],
  }

  test.each(Object.entries(cases))('%s', (_name, [machine, finding]) => {
    expect(lintOf(machine)).toContain(finding)
  })

  const entity = setup({ guards: { isReady: () => true } })
  const entityCases: Record<string, [AnyStateMachine, string]> = {
    'a guard without reason': [
      seeded({
        a: { meta, on: { 'buyer.press': { target: 'b', guard: 'isReady', meta: step } } },
        b: done,
      }),
      'refused-step-keeps-its-reason: a buyer.press',
    ],
    'a reason without guard': [
      seeded({
        a: {
          meta,
          on: { 'buyer.press': { target: 'b', meta: { ...step, otherwise: 'HAS_TEXT' } } },
        },
        b: done,
      }),
      'refused-step-keeps-its-reason: a buyer.press',
    ],
    'a guard without fact': [
      entity.createMachine({ id: 'seeded', meta, initial: 'a', states: { a, b: done } }),
      'guard-reads-the-fact-of-its-name: facts ; guards isReady',
    ],
    'a fact that is true by default': [
      entity.createMachine({
        id: 'seeded',
        meta,
        context: { isReady: true },
        initial: 'a',
        states: { a, b: done },
      }),
      'guard-reads-the-fact-of-its-name: a fact is true before anybody computed it',
    ],
    'a life without end': [
      seeded({
        a,
        b: { meta, on: { 'buyer.press': { target: 'a', meta: step } } },
      }),
      'entity-can-end: a',
    ],
  }

  test.each(Object.entries(entityCases))('%s', (_name, [machine, finding]) => {
    expect(lintOf(machine, 'entity')).toContain(finding)
  })
})

describe('a seeded violation in the text is named', () => {
  const chart = (literal: string) =>
    `/** Doc. */\nexport const seededChart = setup({}).createMachine(${literal})\n`.replace(
      'setup({})',
      'setup({\n})',
    )
  test.each([
    ['a spread', chart('{ ...rest }'), 'a spread'],
    ['a spread in a context', chart('{ context: () => ({ ...rest }) }'), 'a spread'],
    ['an input outside of the context', chart('{ states: { ...input } }'), 'a spread'],
    ['a computed key', chart('{ [key]: 1 }'), 'a computed key'],
    ['an inline function', chart('{ entry: () => {} }'), 'an inline function at entry'],
    ['a call', chart('{ guard: not(ready) }'), 'a call at guard'],
    ['a machine from elsewhere', chart('config'), 'a machine that is not a literal'],
    ['two machines', chart('{}') + chart('{}'), 'not one setup({…}).createMachine({…})'],
    ['no setup', 'createMachine({})', 'not one setup({…}).createMachine({…})'],
    ['an extended setup', `${chart('{}')}setup({}).extend({})`, 'assembled with extend'],
    [
      'no docstring',
      'setup({}).createMachine({})',
      'no docstring before export const seededChart = setup({',
    ],
    ['a literal too long', chart(`{${'\n'.repeat(155)}}`), '156 lines'],
  ])('%s', (_name, source, finding) => {
    expect(lintSource('seeded', source)).toContain(finding)
  })

  test('a context and an input may be functions, and a context begins with its input', () => {
    const literal = '{ context: ({ input }) => ({ ...input, a: 1 }), input: () => ({}) }'
    expect(lintSource('seeded', chart(literal))).toEqual([])
  })
})
