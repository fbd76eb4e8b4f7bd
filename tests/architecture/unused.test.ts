import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { comparePlanned, readTestOnly } from '../support/check/unusedStep.ts'

const ROOT = join(import.meta.dirname, '../..')
const packageOf = (name: string, more: object = {}) =>
  JSON.stringify({ name: `@jangteo/${name}`, private: true, type: 'module', ...more })

const TREE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'jangteo', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages:\n  - core\n  - ui\n',
  'core/package.json': packageOf('core', { exports: { './*': './src/*.ts' } }),
  'core/src/money/won.rules.ts':
    'export const addWon = (a: number) => a\nexport const forgottenWon = 1\n',
  'ui/package.json': packageOf('ui', {
    dependencies: { '@jangteo/core': 'workspace:*', clsx: '1.0.0' },
  }),
  'ui/src/app/entry.server.tsx':
    "import { addWon } from '@jangteo/core/money/won.rules'\nimport { nowhere } from 'unlisted-package'\nnowhere(addWon(1))\n",
  'ui/src/app/orphan.ts': 'export const orphan = 1\n',
}

const tree = mkdtempSync(join(tmpdir(), 'jangteo-unused-'))
afterAll(() => rmSync(tree, { recursive: true }))

/** Leaves with an error, as it should here; what it printed is what counts. */
function findUnused(): Promise<string> {
  cpSync(join(ROOT, 'knip.json'), join(tree, 'knip.json'))
  for (const [path, text] of Object.entries(TREE)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return new Promise((resolve) => {
    const args = ['--no-progress', '--no-config-hints', '--reporter=compact']
    execFile(join(ROOT, 'node_modules/.bin/knip'), args, { cwd: tree }, (_error, stdout) => {
      resolve(stdout)
    })
  })
}

test('a file, an export and a dependency without a user are named', async () => {
  expect((await findUnused()).trim().split('\n')).toEqual([
    'Unused files (1)',
    'ui/src/app/orphan.ts: ui/src/app/orphan.ts',
    'Unused dependencies (1)',
    'ui/package.json: clsx',
    'Unlisted dependencies (1)',
    'ui/src/app/entry.server.tsx: unlisted-package',
    'Unused exports (1)',
    'core/src/money/won.rules.ts: forgottenWon',
  ])
})

const REPORT = JSON.stringify({
  issues: [
    { file: 'core/src/review/review.rules.ts', exports: [{ name: 'checkReview' }] },
    { file: 'core/src/order/orderItem.chart.ts', exports: [{ name: 'orderItemChart' }] },
    { file: 'ui/src/lib/a.ts', exports: [{ name: 'a' }] },
    { file: 'core/src/money/won.rules.ts', exports: [{ name: 'addWon' }, { name: 'takeWon' }] },
  ],
})

test('what only tests use in core is planned, and what is planned is used by tests only', () => {
  const testOnly = readTestOnly(REPORT)
  const compare = (...planned: readonly string[]) => comparePlanned(testOnly, planned)
  expect(testOnly).toEqual([
    'money/won.rules#addWon',
    'money/won.rules#takeWon',
    'review/review.rules#checkReview',
  ])
  expect(compare('review/review.rules', 'money/won.rules#addWon', 'cart/missing.rules')).toEqual([
    'money/won.rules#takeWon: only tests use it; plan it in plannedExports.ts or delete it',
    'cart/missing.rules: used or deleted; take it off plannedExports.ts',
  ])
  expect(compare('review/review.rules', 'money/won.rules')).toEqual([])
})
