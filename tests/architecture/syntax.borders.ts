import { Visitor } from 'oxc-parser'
import type { Expression, JSXChild, MemberExpression } from 'oxc-parser'
import { findIn } from './finding.ts'
import type { Border } from './finding.ts'
import type { SourceFile } from './repository.ts'

const DISABLES =
  /(?:oxlint|eslint|stylelint)-disable|(?:oxfmt|prettier)-ignore|@ts-(?:ignore|nocheck)/
/** The one file that waits by the runner's own calls, whose time-out is a second. */
const EVENTUALLY = 'tests/support/eventually.ts'
const TEST_FILE = /\.(?:test|spec)\.tsx?$/
const TEST_CALLS = new Set(['test', 'it', 'describe'])
const NOT_RUN = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fail', 'fails'])

export const SYNTAX_BORDERS: readonly Border[] = [
  {
    rule: 'no-disabling',
    because: 'a rule holds everywhere or is changed for everybody',
    find: (repository) =>
      findIn(repository, (file) =>
        file.comments.flatMap(({ value }) => DISABLES.exec(value)?.[0] ?? []),
      ),
  },
  {
    rule: 'no-double-assertion',
    because: '`as unknown as` silences the type checker where it is right',
    find: (repository) => findIn(repository, findDoubleAssertions),
  },
  {
    rule: 'jsx-ternary',
    because: '`&&` shows a 0; a ternary with null says both branches',
    find: (repository) => findIn(repository, findAndRendering),
  },
  {
    rule: 'test-runs',
    because: 'a test that is skipped, alone or still to do proves nothing',
    find: (repository) => findIn(repository, findTestsThatDoNotRun),
  },
  {
    rule: 'test-without-sleep',
    because: 'a test waits for what it wants to see, not for time to pass',
    find: (repository) => findIn(repository, findSleeps),
  },
  {
    rule: 'test-waits-patiently',
    because: 'a time-out of a second fails on a slow machine: take tests/support/eventually.ts',
    find: (repository) => findIn(repository, findShortWaits),
  },
]

function findDoubleAssertions(file: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    TSAsExpression({ expression }) {
      if (expression.type === 'TSAsExpression') found.push('as … as')
    },
  }).visit(file.program)
  return found
}

function findAndRendering(file: SourceFile): string[] {
  const found: string[] = []
  const check = (children: readonly JSXChild[]): void => {
    for (const child of children) {
      if (child.type !== 'JSXExpressionContainer') continue
      const { expression } = child
      if (expression.type !== 'LogicalExpression' || expression.operator !== '&&') continue
      found.push('{… && …}')
    }
  }
  new Visitor({
    JSXElement: ({ children }) => check(children),
    JSXFragment: ({ children }) => check(children),
  }).visit(file.program)
  return found
}

function findTestsThatDoNotRun(file: SourceFile): string[] {
  if (!file.path.startsWith('tests/')) return []
  const found: string[] = []
  new Visitor({
    MemberExpression(node) {
      const name = memberName(node)
      if (NOT_RUN.has(name) && TEST_CALLS.has(rootName(node))) found.push(`.${name}`)
    },
  }).visit(file.program)
  return found
}

function findSleeps(file: SourceFile): string[] {
  if (!TEST_FILE.test(file.path)) return []
  const found = file.imports
    .filter(({ specifier }) => specifier === 'node:timers/promises')
    .map(({ specifier }) => specifier)
  let isClockGiven = false
  new Visitor({
    MemberExpression(node) {
      if (memberName(node) === 'waitForTimeout') found.push('waitForTimeout')
      if (memberName(node) === 'useFakeTimers') isClockGiven = true
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'setTimeout') found.push('setTimeout')
    },
  }).visit(file.program)
  return isClockGiven ? found.filter((name) => name !== 'setTimeout') : found
}

function findShortWaits(file: SourceFile): string[] {
  if (!file.path.startsWith('tests/') || file.path === EVENTUALLY) return []
  const found: string[] = []
  new Visitor({
    MemberExpression(node) {
      const name = memberName(node)
      if (rootName(node) === 'vi' && ['waitFor', 'waitUntil'].includes(name))
        found.push(`vi.${name}`)
    },
  }).visit(file.program)
  return found
}

function memberName(node: MemberExpression): string {
  return node.property.type === 'Identifier' ? node.property.name : ''
}

function rootName(node: Expression): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? rootName(node.object) : ''
}
