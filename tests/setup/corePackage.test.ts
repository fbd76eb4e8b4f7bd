import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { formatMessage } from 'publint/utils'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { ONE_CHECKER, tool } from '../support/check/command.ts'
import { readCoreFiles } from '@jangteo/generators/reference/publicFiles'
import { packCore, pnpmArgs } from '../support/package/packCore.ts'
import { readmeExamples } from '../support/package/readmeExamples.ts'

const EXAMPLES = readmeExamples()
const project = mkdtempSync(join(tmpdir(), 'consumer-'))
let tarball = ''

const MANIFEST = { name: 'consumer', version: '1.0.0', private: true, type: 'module' }
const STRICT = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023'],
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
}
/** The one thing of the surroundings that the examples use. */
const CONSOLE = 'declare const console: { log(...values: readonly unknown[]): void }\n'

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' })
  return status === 0 ? stdout : `${command} ended with ${status}:\n${stdout}${stderr}`
}

beforeAll(async () => {
  tarball = (await packCore()).tarball
  mkdirSync(join(project, 'src'))
  const dependencies = { '@jangteo/core': `file:${tarball}`, xstate: '5.33.3' }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...MANIFEST, dependencies }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(STRICT))
  writeFileSync(join(project, 'src/console.d.ts'), CONSOLE)
  for (const [index, { code }] of EXAMPLES.entries()) {
    writeFileSync(join(project, `src/example${index}.ts`), code)
  }
  const flags = ['install', '--prefer-offline', '--ignore-workspace', '--lockfile=false']
  const installed = run('npx', pnpmArgs(flags))
  if (/ended with/.test(installed)) throw new Error(installed)
})

afterAll(() => {
  rmSync(project, { recursive: true, force: true })
})

const texts = z.record(z.string(), z.string())
const manifestShape = z.object({
  dependencies: texts,
  peerDependencies: texts,
  engines: texts,
  sideEffects: z.boolean(),
})

describe('what other teams install', () => {
  test('an empty project with strict TypeScript compiles every example of the README', () => {
    expect(run(tool('tsc'), ['-p', '.', '--pretty', 'false', ...ONE_CHECKER])).toEqual('')
  })

  test('the types of core are right under the strictest reading, whatever those of its libraries are', () => {
    const flags = ['-p', '.', '--pretty', 'false', '--skipLibCheck', 'false', ...ONE_CHECKER]
    const lines = run(tool('tsc'), flags).split('\n')
    expect(lines.filter((line) => /^\S*@jangteo/.test(line))).toEqual([])
  })

  test.each(EXAMPLES.map((example, index) => ({ ...example, index })))(
    'the README says what it prints: $title',
    ({ index, printed }) => {
      const output = run(process.execPath, [join(project, `src/example${index}.ts`)])
      expect([output.trim().split('\n'), printed.length > 0]).toEqual([printed, true])
    },
  )

  test('publint finds nothing', async () => {
    const bytes = readFileSync(tarball)
    const pack = {
      tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    }
    const { messages, pkg } = await publint({ pack, strict: true, level: 'suggestion' })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test('attw finds nothing for ESM', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)))
    const entrypoints = [
      'claim/refund/claimQuote.rules',
      'order/orderItem.chart',
      'order/order.messages',
    ]
    const checked = await checkPackage(data, { entrypoints })
    const problems = 'problems' in checked ? checked.problems : ['the package has no types']
    const isOfEsm = (problem: unknown) => !/"(?:node10|node16-cjs)"/.test(JSON.stringify(problem))
    expect(problems.filter(isOfEsm)).toEqual([])
  })

  test('it needs es-hangul, ts-pattern and zod, an xstate of the app, and nothing else', () => {
    const path = join(project, 'node_modules/@jangteo/core/package.json')
    const manifest = manifestShape.parse(JSON.parse(readFileSync(path, 'utf8')))
    expect({ ...manifest, dependencies: Object.keys(manifest.dependencies).toSorted() }).toEqual({
      dependencies: ['es-hangul', 'ts-pattern', 'zod'],
      peerDependencies: { xstate: '^5.33.0' },
      engines: { node: '>=20' },
      sideEffects: false,
    })
  })

  test('every public file can be imported, no inner one can, and the root says how', () => {
    const { open, inner } = readCoreFiles()
    const names = [
      ...open,
      ...inner,
      'package.json',
      'flows/orderItem.json',
      'flows/orderItem.js',
    ].map((name) => `/${name}`)
    writeFileSync(
      join(project, 'reach.js'),
      `const names = ${JSON.stringify(['', ...names])}
const reach = (name) => {
  const isJson = name.endsWith('.json')
  return import('@jangteo/core' + name, isJson ? { with: { type: 'json' } } : {}).then(
    () => [],
    ({ code, message }) => [[name, code ?? message]],
  )
}
const failed = await Promise.all(names.map(reach))
console.log(JSON.stringify(failed.flat()))
`,
    )
    const failed: unknown = JSON.parse(run(process.execPath, [join(project, 'reach.js')]))
    expect(failed).toEqual([
      ['', expect.stringContaining('import a file by its name')],
      ...inner.map((name) => [`/${name}`, 'ERR_PACKAGE_PATH_NOT_EXPORTED']),
    ])
    expect(open.length).toBeGreaterThan(inner.length)
  })

  test('the change log, the reference and the charts are in it', () => {
    const folder = join(project, 'node_modules/@jangteo/core')
    const [log, reference] = ['CHANGELOG.md', 'dist/reference.md'].map((path) =>
      readFileSync(join(folder, path), 'utf8'),
    )
    expect([
      log?.startsWith('# Changelog'),
      reference?.includes('### claim/refund/claimQuote.rules'),
    ]).toEqual([true, true])
    expect(readdirSync(join(folder, 'dist/flows'))).toHaveLength(2 * CHARTS.length)
  })
})
