import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../..')
const LINES_301 = Array.from({ length: 301 }, (_, n) => `export const a${n} = ${n}`).join('\n')
const longFunction = (lines: number) =>
  `export function a(log: (n: number) => void) {\n${'  log(1)\n'.repeat(lines)}}\n`

type Seeded = readonly [rule: string, file: string, text: string]

const SEEDED: readonly Seeded[] = [
  ['no-explicit-any', 'core/src/any.ts', 'export const a = (b: any): number => Number(b)\n'],
  ['no-default-export', 'core/src/default.ts', 'export default 1\n'],
  ['max-lines', 'core/src/long.ts', LINES_301],
  ['max-lines-per-function', 'core/src/function.ts', longFunction(60)],
  ['max-lines-per-function', 'ui/src/Function.tsx', longFunction(80)],
  [
    'max-params',
    'core/src/params.ts',
    'export const a = (b: number, c: number, d: number, e: number) => b + c + d + e\n',
  ],
  [
    'no-non-null-assertion',
    'core/src/bang.ts',
    'export const a = (b: string | null): string => b!\n',
  ],
  [
    'no-floating-promises',
    'core/src/floating.ts',
    'export const a = (b: () => Promise<void>): void => {\n  b()\n}\n',
  ],
  [
    'no-misused-promises',
    'core/src/misused.ts',
    'export const a = (b: () => Promise<boolean>): number => (b() ? 1 : 2)\n',
  ],
  [
    'switch-exhaustiveness-check',
    'core/src/switch.ts',
    "export function a(b: 'x' | 'y'): number {\n  switch (b) {\n    case 'x':\n      return 1\n  }\n  return 2\n}\n",
  ],
  [
    'consistent-type-imports',
    'core/src/types.ts',
    "import { Shape } from './shape.ts'\nexport const a = (b: Shape): Shape => b\n",
  ],
  ['no-cycle', 'core/src/cycleA.ts', "import { b } from './cycleB.ts'\nexport const a = () => b\n"],
  ['no-cycle', 'core/src/cycleB.ts', "import { a } from './cycleA.ts'\nexport const b = () => a\n"],
  ['no-barrel-file', 'core/src/barrel.ts', "export * from './shape.ts'\n"],
  ['no-console', 'core/src/console.ts', 'console.log(1)\n'],
  ['no-warning-comments', 'core/src/todo.ts', '// TODO later\nexport const a = 1\n'],
  [
    'rules-of-hooks',
    'ui/src/Hook.tsx',
    "import { useState } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}\n",
  ],
  [
    'exhaustive-deps',
    'ui/src/Deps.tsx',
    "import { useEffect } from 'react'\nexport function A({ b }: { b: () => void }) {\n  useEffect(() => b(), [])\n  return null\n}\n",
  ],
  ['alt-text', 'ui/src/Alt.tsx', 'export const A = () => <img src="a" />\n'],
  ['button-has-type', 'ui/src/Button.tsx', 'export const A = () => <button>b</button>\n'],
  ...['toBeDefined', 'toBeTruthy', 'toMatchObject'].map((matcher): Seeded => [
    'no-restricted-matchers',
    `tests/core/${matcher}.test.ts`,
    `import { expect, test } from 'vitest'\ntest('a', () => {\n  expect({}).${matcher}({})\n})\n`,
  ]),
  [
    'expect-expect',
    'tests/core/nothing.test.ts',
    "import { test } from 'vitest'\ntest('a', () => {\n  Number(1)\n})\n",
  ],
  [
    'no-conditional-expect',
    'tests/core/maybe.test.ts',
    "import { expect, test } from 'vitest'\ntest('a', () => {\n  if (Number(1) > 0) expect(1).toBe(1)\n})\n",
  ],
]

const SOUND: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, module: 'nodenext', jsx: 'preserve', noEmit: true },
  }),
  'core/src/shape.ts': 'export type Shape = { readonly side: number }\n',
  'ui/src/sound.ts': 'export const join = (names: readonly string[]) => names.join(" ")\n',
  'ui/src/vite.config.ts': 'export default { base: 1 }\n',
}

const diagnostic = z.object({ code: z.string(), filename: z.string() })
const lintReport = z.object({ diagnostics: z.array(diagnostic) })
type Diagnostic = z.infer<typeof diagnostic>

const tree = mkdtempSync(join(tmpdir(), 'jangteo-lint-'))
const reported = new Map<string, string[]>()

beforeAll(async () => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
  const seeded = Object.fromEntries(SEEDED.map(([, file, text]) => [file, text]))
  for (const [path, text] of Object.entries({ ...SOUND, ...seeded })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  for (const { code, filename } of await lint()) {
    reported.set(filename, [...(reported.get(filename) ?? []), code])
  }
})

afterAll(() => rmSync(tree, { recursive: true }))

/** The linter leaves with an error, as it should here; what it printed is what counts. */
function lint(): Promise<Diagnostic[]> {
  return new Promise((resolve) => {
    const oxlint = join(ROOT, 'node_modules/.bin/oxlint')
    execFile(oxlint, ['--format=json'], { cwd: tree, maxBuffer: 2 ** 26 }, (_error, stdout) => {
      resolve(lintReport.parse(JSON.parse(stdout)).diagnostics)
    })
  })
}

test.each(SEEDED)('%s is reported in %s', (rule, file) => {
  expect(reported.get(file)?.map((code) => code.replace(/^.*\((.*)\)$/, '$1'))).toContain(rule)
})

test('sound files are left alone', () => {
  expect(Object.keys(SOUND).filter((file) => reported.has(file))).toEqual([])
})
