import { expect, test } from 'vitest'
import { BORDERS, inspectBorders } from './borders.ts'
import { repositoryWith } from './soundRepository.ts'

const importOf = (specifier: string) => `import { x } from '${specifier}'\nexport const y = x\n`
const SERVER = '@jangteo/server/order/place-order'
const CONTRACT = '@jangteo/contract/order/order.calls'
const STORE = '@jangteo/postgres/order.store'
const GENERATOR_FILE = 'adapters/server/src/a.ts'
const generatorBy = (name: string) => `Effect.${name}(function* () { yield* d })`
const MADE_BY_A_CALL = `const b = () => { const c = ${generatorBy('fnUntraced')}; return c() }\n`

type Seeded = readonly [rule: string, file: string, text: string, found: string]

const SEEDED: readonly Seeded[] = [
  ['step-writes-its-type', 'adapters/payment/src/a.ts', 'export const a = Effect.gen(f)\n', 'a'],
  ['step-writes-its-type', 'adapters/server/src/a.ts', 'export const b = () => Effect.f()\n', 'b'],
  [
    'generator-made-once',
    GENERATOR_FILE,
    `const b = () => c(${generatorBy('gen')})\n`,
    'Effect.gen',
  ],
  ['generator-made-once', GENERATOR_FILE, MADE_BY_A_CALL, 'Effect.fnUntraced'],
  ['layer-import', 'core/src/order/a.rules.ts', importOf(CONTRACT), 'core imports contract'],
  ['layer-import', 'adapters/contract/src/a.ts', importOf(SERVER), 'contract imports server'],
  ['layer-import', 'adapters/http/src/a.ts', importOf(STORE), 'http imports postgres'],
  ['layer-import', 'adapters/bridge/src/a.ts', importOf(SERVER), 'bridge imports server'],
  ['layer-import', 'adapters/postgres/src/a.ts', importOf(CONTRACT), 'postgres imports contract'],
  ['layer-import', 'adapters/payment/src/a.ts', importOf(STORE), 'payment imports postgres'],
  ['layer-import', 'adapters/mail/src/a.ts', importOf(STORE), 'mail imports postgres'],
  [
    'layer-import',
    'adapters/server/src/a.ts',
    importOf('@jangteo/http/order/order.client'),
    'server imports http',
  ],
  [
    'layer-import',
    'adapters/server/src/a.ts',
    importOf('@jangteo/generators/generate'),
    'server imports generators',
  ],
  ['layer-import', 'ui/src/app/a.ts', importOf(CONTRACT), 'ui imports contract'],
  [
    'layer-import',
    'ui/src/app/a.ts',
    `import type { total } from '${CONTRACT}'\nexport type Y = typeof total\n`,
    'ui imports contract',
  ],
  [
    'layer-import',
    'ui/src/app/a.ts',
    `export const load = () => import('${SERVER}')\n`,
    'ui imports server',
  ],
  [
    'layer-import',
    'core/src/order/a.rules.ts',
    `export type Y = import('${SERVER}').X\n`,
    'core imports server',
  ],
  [
    'relative-import-stays-home',
    'adapters/contract/src/a.ts',
    importOf('../../../core/src/money/won.rules.ts'),
    'imports ../../../core/src/money/won.rules.ts',
  ],
  ['import-exists', 'ui/src/app/a.ts', importOf('./missing.ts'), 'imports ./missing.ts'],
  ['core-packages', 'core/src/order/a.rules.ts', importOf('effect'), 'imports effect'],
  ['core-packages', 'core/src/order/a.rules.ts', importOf('node:fs'), 'imports node:fs'],
  ['browser-without-node', 'ui/src/app/a.ts', importOf('node:fs'), 'imports node:fs'],
  ['effect-in-adapters', 'ui/src/app/a.ts', importOf('effect'), 'imports effect'],
  ['react-in-ui', 'adapters/http/src/a.ts', importOf('react'), 'imports react'],
  [
    'charts-run-inspected',
    'ui/src/screens/order/useOrder.ts',
    importOf('@xstate/react'),
    'no import of ui/src/lib/useInspection.ts',
  ],
  [
    'one-inspector',
    'ui/src/screens/order/useOrder.ts',
    importOf('@statelyai/inspect'),
    'imports @statelyai/inspect',
  ],
  [
    'no-cycle',
    'ui/src/app/a.ts',
    "import type { B } from './a.ts'\nexport type A = B\n",
    'ui/src/app/a.ts → ui/src/app/a.ts',
  ],
  [
    'no-folder-cycle',
    'ui/src/lib/a.ts',
    importOf('../parts/goods/Price.tsx'),
    'ui: lib, parts/goods',
  ],
  [
    'core-file-role',
    'core/src/order/order.service.ts',
    'export const y = 1\n',
    "domain 'order', role 'service'",
  ],
  [
    'core-file-role',
    'core/src/stuff/order.rules.ts',
    'export const y = 1\n',
    "domain 'stuff', role 'rules'",
  ],
  ['core-file-role', 'core/src/order.ts', 'export const y = 1\n', "domain '', role ''"],
  [
    'core-file-role',
    'core/src/claim/stuff/a.rules.ts',
    'export const y = 1\n',
    "domain 'claim', role 'rules'",
  ],
  ['core-file-role', 'core/src/claim/refund/a.chart.ts', 'const y = 1\n', "domain '', role ''"],
  [
    'optimizer-stands-alone',
    'core/src/optimizer/a.rules.ts',
    importOf('../money/money.rules.ts'),
    'imports ../money/money.rules.ts',
  ],
  [
    'optimizer-stands-alone',
    'core/src/optimizer/a.rules.ts',
    'export const storeCoupons = 1\n',
    'storeCoupons',
  ],
  ['rules-without-xstate', 'core/src/order/a.rules.ts', importOf('xstate'), 'imports xstate'],
  ['rules-without-xstate', 'core/src/order/a.codes.ts', importOf('xstate'), 'imports xstate'],
  ['rules-without-xstate', 'core/src/order/a.messages.ts', importOf('xstate'), 'imports xstate'],
  ['rules-without-xstate', 'core/src/order/a.table.gen.ts', importOf('xstate'), 'imports xstate'],
  [
    'rules-without-xstate',
    'core/src/order/a.rules.ts',
    importOf('./order.chart.ts'),
    'imports ./order.chart.ts',
  ],
  ['view-without-xstate', 'core/src/order/a.view.ts', importOf('xstate'), 'imports xstate'],
  [
    'chart-stands-alone',
    'core/src/order/a.chart.ts',
    importOf('../money/won.rules.ts'),
    'imports ../money/won.rules.ts',
  ],
  ['core-is-pure', 'core/src/order/a.rules.ts', 'export const y = Date.now()\n', 'Date.now'],
  ['core-is-pure', 'core/src/order/a.rules.ts', 'export const y = new Date()\n', 'new Date()'],
  ['core-is-pure', 'core/src/order/a.rules.ts', 'export const y = Math.random()\n', 'Math.random'],
  ['core-is-pure', 'core/src/order/a.rules.ts', "export const y = fetch('/')\n", 'fetch'],
  ['core-is-pure', 'core/src/order/a.rules.ts', 'export const y = window.name\n', 'window'],
  ['core-is-pure', 'core/src/order/a.rules.ts', 'export const y = document.title\n', 'document'],
  ['core-is-pure', 'core/src/order/a.rules.ts', 'export const y = process.env\n', 'process'],
  [
    'core-is-pure',
    'core/src/order/a.rules.ts',
    'export const y = (d: Date) => d.getHours()\n',
    'getHours reads the time zone of the machine',
  ],
  ...(
    [
      ['live', 'process', 'order', 'nothing runs order'],
      ['live', 'entity', 'order', 'nothing runs order'],
      ['planned', 'process', 'price', 'price is run already'],
      ['planned', 'entity', 'price', 'price is run already'],
    ] as const
  ).map(([status, kind, id, found]): Seeded => [
    'chart-is-run',
    'core/src/chart/chart.codes.ts',
    `export const CHARTS = [{ id: '${id}', domain: 'order', kind: '${kind}', status: '${status}' }]\n`,
    found,
  ]),
  [
    'chart-counted-once',
    'tests/core/order/orderTable.test.ts',
    'const coverage = coverTable(order, ORDER_TABLE)\n',
    'order, as tests/core/order/orderChart.test.ts',
  ],
  ['views-send-events', 'ui/src/app/a.ts', "actor.send({ type: 'buyer.pay' })\n", 'buyer.pay'],
  ['top-level-is-closed', 'src', 'x', 'not in the closed list'],
  ['folders-are-nouns', 'ui/src/parts/A.tsx', 'export const A = 1\n', 'folder unknown'],
  ['folders-are-nouns', 'ui/src/parts/stuff/A.tsx', 'export const A = 1\n', 'folder unknown'],
  ['folders-are-nouns', 'ui/src/widgets/A.tsx', 'export const A = 1\n', 'folder unknown'],
  ['folders-are-nouns', 'ui/src/screens/stuff/A.tsx', 'export const A = 1\n', 'folder unknown'],
  ['folders-are-nouns', 'tests/stuff/a.test.ts', 'export const A = 1\n', 'folder unknown'],
  ['no-vague-names', 'ui/src/app/dateUtils.ts', 'export const A = 1\n', 'utils'],
  ['no-default-export', 'ui/src/app/a.ts', 'export default 1\n', 'export default'],
  [
    'no-default-export',
    'ui/src/app/a.ts',
    'const a = 1\nexport { a as default }\n',
    'export default',
  ],
  [
    'no-barrel',
    'ui/src/app/a.ts',
    "export * from '../parts/goods/Price.tsx'\n",
    '../parts/goods/Price.tsx',
  ],
  [
    'no-barrel',
    'ui/src/app/a.ts',
    "import { Price } from '../parts/goods/Price.tsx'\nexport { Price }\n",
    '../parts/goods/Price.tsx',
  ],
  ['no-barrel', 'ui/src/app/index.ts', 'export const a = 1\n', 'index file'],
  ['no-disabling', 'ui/src/app/a.ts', '// oxlint-disable\nexport const a = 1\n', 'oxlint-disable'],
  ['no-disabling', 'ui/src/app/a.ts', '// @ts-ignore\nexport const a = 1\n', '@ts-ignore'],
  [
    'no-double-assertion',
    'ui/src/app/a.ts',
    'export const a = 1 as unknown as string\n',
    'as … as',
  ],
  [
    'jsx-ternary',
    'ui/src/parts/text/A.tsx',
    'export const A = () => <b>{1 && 2}</b>\n',
    '{… && …}',
  ],
  ['test-runs', 'tests/core/a.test.ts', "test.only('a', () => {})\n", '.only'],
  ['test-runs', 'tests/browser/a.spec.ts', "test.describe.skip('a', () => {})\n", '.skip'],
  ['test-runs', 'tests/core/a.test.ts', "it.todo('a')\n", '.todo'],
  ['test-without-sleep', 'tests/browser/a.spec.ts', 'page.waitForTimeout(9)\n', 'waitForTimeout'],
  ['test-without-sleep', 'tests/core/a.test.ts', 'setTimeout(() => {}, 9)\n', 'setTimeout'],
  ['test-waits-patiently', 'tests/core/a.test.ts', 'vi.waitFor(() => 1)\n', 'vi.waitFor'],
]

test('a sound repository crosses no border', () => {
  expect(inspectBorders(repositoryWith({}))).toEqual({ fileCount: 15, violations: [] })
})

test.each(SEEDED)('%s is named in %s', (...[rule, file, text, found]) => {
  const { violations } = inspectBorders(repositoryWith({ [file]: text }))
  const because = BORDERS.find((border) => border.rule === rule)?.because
  expect(violations).toContainEqual({ rule, file, found, because })
})

test('folder-is-small is named at the 41st file of a folder', () => {
  const files = Array.from({ length: 40 }, (_, index) => `ui/src/lib/a${index}.ts`)
  const root = repositoryWith(
    Object.fromEntries(
      [...files, 'ui/src/lib/b.gen.ts'].map((file) => [file, 'export const a = 1\n']),
    ),
  )
  const named = inspectBorders(root).violations.map(({ rule, file, found }) => [rule, file, found])
  expect(named).toEqual([['folder-is-small', 'ui/src/lib', '41 source files']])
})

test('every border has a seeded violation', () => {
  const seeded = new Set([...SEEDED.map(([rule]) => rule), 'folder-is-small'])
  expect(BORDERS.map(({ rule }) => rule).filter((rule) => !seeded.has(rule))).toEqual([])
})

test('names that only look like the outside are left alone', () => {
  const root = repositoryWith({
    'core/src/order/a.rules.ts':
      'export const a = (order: { process: string }) => ({ window: order.process })\n' +
      'export const b = (ms: number) => new Date(ms).getUTCHours()\n',
    'tests/core/a.test.ts': 'vi.useFakeTimers()\nsetTimeout(() => {}, 9)\n',
  })
  expect(inspectBorders(root).violations).toEqual([])
})

test('a file that cannot be read stops the inspection', () => {
  expect(() => inspectBorders(repositoryWith({ 'ui/src/app/a.ts': 'export const = 1\n' }))).toThrow(
    'ui/src/app/a.ts',
  )
})
