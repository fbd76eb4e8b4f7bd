import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CommandEnd } from '../support/check/command.ts'
import { runCommand } from '../support/check/command.ts'
import { aTreeCopy } from '../support/check/treeCopy.ts'
import { ROOT } from '../support/root.ts'

/** All commands write into one copy, one after the other; what they wrote is compiled and linted together. */
const { tree, run, changedFiles, changedTexts, typeCheck } = aTreeCopy()

type Words = readonly [kind: 'call' | 'chart' | 'screen', ...words: string[]]

const make = (words: Words) => run('adapters/generators/src/new.ts', ...words)
const codeOf = ({ code, output }: CommandEnd) => [code, output.split(':')[0]]

const CLEAR = ['--route', 'DELETE /buyers/addresses/me']
const NOTICE = ['--call', 'address.list', '--title', '공지사항']

test.each<[refusal: string, refused: Words, malformed: Words]>([
  [
    'CALL_EXISTS: address.remove is in adapters/contract/src/contract.ts already.',
    ['call', 'address.remove', ...CLEAR],
    ['call', 'address.clear', 'address.empty', ...CLEAR],
  ],
  [
    'KIND_UNKNOWN: Say either --entity (it lives in rows and the server decides) or --process (it lives in a page).',
    ['chart', 'goods.priceAlert', '--for', 'native bridge'],
    ['chart', 'goods.priceAlert', 'goods.alert', '--entity'],
  ],
  [
    'PAGE_EXISTS: ui/src/app/pages.ts opens a screen at manageAddress already.',
    ['screen', 'address.manageAddress', ...NOTICE],
    ['screen', 'address.notice', '--titel=x'],
  ],
])('a refused command says %s, and writes nothing', async (refusal, refused, malformed) => {
  const ends = [await make(refused), codeOf(await make(malformed))]
  expect([ends, changedFiles()]).toEqual([
    [{ code: 1, output: `${refusal}\n` }, [1, 'WORDS_UNKNOWN']],
    [],
  ])
})

type Made = {
  readonly words: Words
  readonly files: readonly string[]
  /** Written as well, and no text that a copy compares. */
  readonly styles?: string
  /** Numbers of the steps that follow, and the count of those that begin with a file. */
  readonly steps: { readonly numbers: readonly string[]; readonly named: number }
  /** Refusal of the same command again. */
  readonly taken: string
  readonly generators: readonly string[]
}

const CALL: Made = {
  words: ['call', 'address.clear', ...CLEAR],
  files: [
    'adapters/contract/src/address/address.calls.ts',
    'adapters/http/src/contract.gen.ts',
    'adapters/server/src/address/clear-address.ts',
    'adapters/server/src/app/router/router.ts',
    'docs/calls.md',
    'docs/openapi.json',
    'tests/server/address/clearAddress.test.ts',
    'tests/support/call/expectedCallers.ts',
  ],
  steps: { numbers: [], named: 0 },
  taken: 'CALL_EXISTS',
  generators: ['client', 'openapi', 'calls'],
}

const aChart = (id: string, kind: string, files: readonly string[]): Made => ({
  words: ['chart', `goods.${id}`, `--${kind}`, '--for', 'native bridge'],
  files: [
    'core/src/chart/chart.codes.ts',
    ...['js', 'json', 'mmd', 'svg'].map((extension) => `docs/flows/${id}.${extension}`),
    'docs/core.md',
    'docs/flows/README.md',
    `ui/src/screens/flow/chart/${id}.gen.ts`,
    'ui/src/screens/flow/flowIndex.gen.ts',
    ...files,
  ],
  steps: { numbers: ['1', '2', '3', '4', '5', '6', '7'], named: 4 },
  taken: 'CHART_EXISTS',
  generators: ['tables', 'flows', 'reference'],
})

const CHARTS = [
  aChart('priceAlert', 'entity', [
    'core/src/catalogue/catalogue.messages.ts',
    'core/src/goods/priceAlert.chart.ts',
    'core/src/goods/priceAlert.codes.ts',
    'core/src/goods/priceAlert.messages.ts',
    'core/src/goods/priceAlert.table.gen.ts',
    'docs/core/goods.md',
    'tests/core/goods/priceAlertChart.test.ts',
  ]),
  aChart('sampleOrder', 'process', [
    'core/src/goods/sampleOrder.chart.ts',
    'core/src/goods/sampleOrder.view.ts',
    'docs/core/goods.md',
    'tests/core/goods/sampleOrderChart.test.ts',
    'tests/support/chart/otherRaces.ts',
    'tests/support/check/plannedExports.ts',
  ]),
]

const aScreen = (domain: string, page: string, flags: readonly string[]): Made => {
  const name = page.charAt(0).toUpperCase() + page.slice(1)
  return {
    words: ['screen', `${domain}.${page}`, ...flags],
    files: [
      'docs/calls.md',
      `tests/browser/${domain}/${page}.spec.ts`,
      'ui/src/app/pages.ts',
      `ui/src/screens/${domain}/${name}Screen.tsx`,
    ],
    styles: `ui/src/screens/${domain}/${name}.module.css`,
    steps: { numbers: ['1', '2', '3'], named: 1 },
    taken: 'PAGE_EXISTS',
    generators: ['calls'],
  }
}

/** One for members, one for everybody. */
const SCREENS = [
  aScreen('address', 'notice', NOTICE),
  aScreen('store', 'faq', ['--call', 'session.whoAmI', '--title', '자주 묻는 질문']),
]

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Splits the output into the written paths and the manual steps. */
function readOutput({ output }: CommandEnd): { paths: string[]; steps: string[] } {
  const [paths = '', steps = ''] = output.split('\n\nNext:\n')
  return { paths: linesOf(paths).toSorted(), steps: linesOf(steps.trim()) }
}

const cases = [CALL, ...CHARTS, ...SCREENS].map((made) => [made.words.join(' '), made] as const)

describe.each(cases)('new %s', (_, { words, files, styles, steps, taken, generators }) => {
  let before: string[]
  let command: CommandEnd
  beforeAll(async () => {
    before = changedFiles()
    command = await make(words)
  })

  test('consists of the files that the command names', () => {
    const written = styles === undefined ? files : [...files, styles]
    const all = [...new Set([...before, ...files])].toSorted()
    expect([command.code, readOutput(command).paths, changedFiles()]).toEqual([
      0,
      written.toSorted(),
      all,
    ])
  })

  test('has fresh generated files', async () => {
    const { code } = await run('adapters/generators/src/generate.ts', ...generators, '--check')
    expect(code).toEqual(0)
  })

  test('is followed by numbered steps that name files of the tree', () => {
    const followed = readOutput(command).steps
    const numbers = followed.map((step) => step.split('. ')[0])
    const named = followed.flatMap(
      (step) => /^\d+\. ((?:core|tests)\/[^ :]+):/.exec(step)?.[1] ?? [],
    )
    const missing = named.filter((path) => !existsSync(join(tree, path)))
    expect([{ numbers, named: named.length }, missing]).toEqual([steps, []])
  })

  test('has taken its name', async () => {
    expect(codeOf(await make(words))).toEqual([1, taken])
  })
})

const filesOf = (made: readonly Made[]) => [...new Set(made.flatMap(({ files }) => files))]

test.each([
  ['.', filesOf([CALL, ...CHARTS])],
  ['ui', filesOf(SCREENS).filter((path) => path.startsWith('ui/'))],
  ['tests/browser', filesOf(SCREENS).filter((path) => path.startsWith('tests/'))],
])('what is new type-checks as %s does', async (folder, files) => {
  expect(await typeCheck(files, folder)).toEqual({ code: 0, output: '' })
})

test('new charts break no rule of the linter', async () => {
  const lint = ['--config', join(tree, '.oxlintrc.json'), '--quiet']
  const files = filesOf(CHARTS).filter((path) => path.endsWith('.ts'))
  const { code, output } = await runCommand({
    command: join(ROOT, 'node_modules/.bin/oxlint'),
    args: [...lint, ...files.map((path) => join(tree, path))],
  })
  expect([code, code === 0 ? '' : output]).toEqual([0, ''])
})

const TESTS_OF_ALL_CHARTS = ['core/chart', 'core/flow', 'core/refusal', 'ui/flow/drawing.test.ts']
/** It runs the tests of all charts in another process. */
const CHARTS_TIMEOUT_MS = 300_000

test(
  'new charts pass their own tests and those of all charts',
  async () => {
    const folder = join(tree, 'tests')
    const own = ['core/goods/priceAlertChart', 'core/goods/sampleOrderChart']
    const args = ['run', '--root', folder, '--config', join(folder, 'vitest.config.ts')]
    const { code, output } = await runCommand({
      command: join(ROOT, 'node_modules/.bin/vitest'),
      args: [...args, '--reporter=default', ...own, ...TESTS_OF_ALL_CHARTS],
    })
    const ran = own.filter((path) => output.includes(path))
    expect([code, ran, code === 0 ? '' : output]).toEqual([0, own, ''])
  },
  CHARTS_TIMEOUT_MS,
)

test.each<[generator: string, commands: readonly Words[]]>([
  [
    'adapters/generators/src/reference/coreReference.ts',
    [
      ['chart', 'goods.lateAlert', '--entity', '--for', 'reviews'],
      ['chart', 'goods.lateOrder', '--process', '--for', 'reviews'],
    ],
  ],
  [
    'adapters/generators/src/contract/calls.ts',
    [
      ['call', 'cart.clear', '--route', 'DELETE /shops/carts/all'],
      ['screen', 'inquiry.inquiry', ...NOTICE],
    ],
  ],
])('what fails on the way, without %s, leaves nothing behind', async (generator, commands) => {
  const before = changedTexts()
  rmSync(join(tree, generator))
  const codes: number[] = []
  for (const words of commands) codes.push((await make(words)).code)
  const after = changedTexts()
  cpSync(join(ROOT, generator), join(tree, generator))
  expect([codes, after]).toEqual([commands.map(() => 1), before])
})
