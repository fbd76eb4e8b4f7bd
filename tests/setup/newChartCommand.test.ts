import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readChartWords } from '@jangteo/generators/chart/chartWords'
import type { TypedChart } from '@jangteo/generators/chart/chartWords'
import { planChart } from '@jangteo/generators/chart/newChart'
import { Refusal } from '@jangteo/generators/file/refusal'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CommandEnd } from '../support/check/command.ts'
import { runCommand } from '../support/check/command.ts'
import { aTreeCopy } from '../support/check/treeCopy.ts'
import { ROOT } from '../support/root.ts'

const { tree, run, changedFiles, changedTexts, typeCheck } = aTreeCopy()

const newChart = (...words: readonly string[]) =>
  run('adapters/generators/src/new.ts', 'chart', ...words)

const TYPED: TypedChart = {
  name: 'goods.priceAlert',
  isEntity: true,
  isProcess: false,
  capability: 'restock alerts',
}

function refusalOf(change: Partial<TypedChart>): unknown {
  try {
    return planChart(readChartWords({ ...TYPED, ...change }))
  } catch (error) {
    return error instanceof Refusal ? `${error.code}: ${error.message}` : error
  }
}

const KINDS =
  'KIND_UNKNOWN: Say either --entity (it lives in rows and the server decides) or --process (it lives in a page).'
const CAMEL_CASE = 'is no <domain>.<name> in camelCase such as goods.restockAlert.'

test.each<[Partial<TypedChart>, string]>([
  [{ name: 'priceAlert' }, `NAME_MALFORMED: 'priceAlert' ${CAMEL_CASE}`],
  [{ name: 'goods.../../alert' }, `NAME_MALFORMED: 'goods.../../alert' ${CAMEL_CASE}`],
  [
    { name: 'goods.PriceAlert' },
    `NAME_MALFORMED: 'goods.PriceAlert' ${CAMEL_CASE} Did you mean goods.priceAlert?`,
  ],
  [
    { name: 'Goods.price-alert' },
    `NAME_MALFORMED: 'Goods.price-alert' ${CAMEL_CASE} Did you mean goods.priceAlert?`,
  ],
  [
    { name: 'shipping.closing' },
    'DOMAIN_UNNAMED: shipping has no chart yet: name it in Korean in DOMAIN_NAMES of ui/src/screens/flow/flowNames.ts first.',
  ],
  [
    { name: 'goods.payment' },
    'CHART_EXISTS: core/src/payment/payment.chart.ts is called payment: a chart has a name of its own in the whole market.',
  ],
  [
    { name: 'payment.cashReceipt' },
    'FILE_EXISTS: core/src/payment/cashReceipt.codes.ts is there already.',
  ],
  [
    { name: 'coupon.address' },
    'NAME_TAKEN: core/src/catalogue/catalogue.messages.ts imports another ADDRESS_MESSAGES.',
  ],
  [
    { name: 'payment.paymentAttempt' },
    'NAME_TAKEN: core/src/catalogue/catalogue.messages.ts has another text of PAYMENT_ATTEMPT_ENDED.',
  ],
  [{ isEntity: false }, KINDS],
  [{ isProcess: true }, KINDS],
])('%j is refused', (change, refusal) => {
  expect(refusalOf(change)).toEqual(refusal)
})

test.each([
  [{ name: 'good.priceAlert' }, 'DOMAIN_UNKNOWN: core/src has no folder good. It has:', 'goods'],
  [{ capability: '' }, "CAPABILITY_UNKNOWN: '' is nothing that a chart waits for", 'reviews'],
  [{ capability: 'review' }, "CAPABILITY_UNKNOWN: 'review' is nothing", 'reviews'],
])('%j is refused with what there is', (change, refusal, choice) => {
  const reported = String(refusalOf(change))
  expect([reported.slice(0, refusal.length), reported.split(/[ ,.]+/).includes(choice)]).toEqual([
    refusal,
    true,
  ])
})

test('a refused command says its code and why, and writes nothing', async () => {
  const refused = await newChart('goods.priceAlert', '--for', 'restock alerts')
  const unknown = await newChart('goods.priceAlert', 'goods.alert', '--entity')
  expect([refused, unknown.code, unknown.output.split(':')[0], changedFiles()]).toEqual([
    { code: 1, output: `${KINDS}\n` },
    1,
    'WORDS_UNKNOWN',
    [],
  ])
})

const flowsOf = (id: string) => [
  'core/src/chart/chart.codes.ts',
  ...['js', 'json', 'mmd', 'svg'].map((extension) => `docs/flows/${id}.${extension}`),
  'docs/core.md',
  'docs/flows/README.md',
  `ui/src/screens/flow/chart/${id}.gen.ts`,
  'ui/src/screens/flow/flowIndex.gen.ts',
]
const ENTITY = [
  ...flowsOf('priceAlert'),
  'core/src/catalogue/catalogue.messages.ts',
  'core/src/goods/priceAlert.chart.ts',
  'core/src/goods/priceAlert.codes.ts',
  'core/src/goods/priceAlert.messages.ts',
  'core/src/goods/priceAlert.table.gen.ts',
  'docs/core/goods.md',
  'tests/core/goods/priceAlertChart.test.ts',
]
const PROCESS = [
  ...flowsOf('sampleOrder'),
  'core/src/goods/sampleOrder.chart.ts',
  'core/src/goods/sampleOrder.view.ts',
  'docs/core/goods.md',
  'tests/core/goods/sampleOrderChart.test.ts',
  'tests/support/chart/otherRaces.ts',
  'tests/support/check/plannedExports.ts',
]

/** Splits the output into the written paths and the list of manual steps. */
function readOutput({ output }: CommandEnd): { paths: string[]; steps: string[] } {
  const [paths = '', steps = ''] = output.split('\n\nNext:\n')
  return { paths: paths.trim().split('\n').toSorted(), steps: steps.trim().split('\n') }
}

describe.each([
  ['entity', 'priceAlert', ENTITY],
  ['process', 'sampleOrder', PROCESS],
])('a new chart of kind %s', (kind, id, made) => {
  const words = [`goods.${id}`, `--${kind}`, '--for', 'restock alerts']
  let before: string[]
  let command: CommandEnd
  beforeAll(async () => {
    before = changedFiles()
    command = await newChart(...words)
  })

  test('consists of the files that the command names', () => {
    const { paths } = readOutput(command)
    const all = [...new Set([...before, ...made])].toSorted()
    expect([command.code, paths, changedFiles()]).toEqual([0, made.toSorted(), all])
  })

  test('is followed by numbered steps that name files of the tree', () => {
    const { steps } = readOutput(command)
    const numbers = steps.map((step) => step.split('. ')[0])
    const named = steps.flatMap((step) => /^\d+\. ((?:core|tests)\/[^ :]+):/.exec(step)?.[1] ?? [])
    const missing = named.filter((path) => !existsSync(join(tree, path)))
    expect([numbers, named.length, missing]).toEqual([['1', '2', '3', '4', '5', '6', '7'], 4, []])
  })

  test('has fresh generated files', async () => {
    const names = ['tables', 'flows', 'reference']
    const { code } = await run('adapters/generators/src/generate.ts', ...names, '--check')
    expect(code).toEqual(0)
  })

  test('type-checks', async () => {
    expect(await typeCheck(made)).toEqual({ code: 0, output: '' })
  })

  test('breaks no rule of the linter', async () => {
    const lint = ['--config', join(tree, '.oxlintrc.json'), '--quiet']
    const files = made.filter((path) => path.endsWith('.ts')).map((path) => join(tree, path))
    const linter = join(ROOT, 'node_modules/.bin/oxlint')
    const { code, output } = await runCommand({ command: linter, args: [...lint, ...files] })
    expect([code, code === 0 ? '' : output]).toEqual([0, ''])
  })

  test('has taken its name', async () => {
    const { code, output } = await newChart(...words)
    expect([code, output.split(':')[0]]).toEqual([1, 'CHART_EXISTS'])
  })
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

test('what fails on the way leaves nothing behind', async () => {
  const before = changedTexts()
  rmSync(join(tree, 'adapters/generators/src/reference/coreReference.ts'))
  const failed = [
    await newChart('goods.lateAlert', '--entity', '--for', 'reviews'),
    await newChart('goods.lateOrder', '--process', '--for', 'reviews'),
  ]
  expect([failed.map(({ code }) => code), changedTexts()]).toEqual([[1, 1], before])
})
