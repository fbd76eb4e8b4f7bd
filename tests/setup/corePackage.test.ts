import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { formatMessage } from 'publint/utils'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { tool } from '../support/check/command.ts'
import { packCore, pnpmArgs } from '../support/package/packCore.ts'
import { readmeExamples } from '../support/package/readmeExamples.ts'

const EXAMPLES = readmeExamples()
const project = mkdtempSync(join(tmpdir(), 'consumer-'))
let tarball = ''

const MANIFEST = { name: 'consumer', version: '1.0.0', private: true, type: 'module' }
const STRICT = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024'],
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

const manifestShape = z.object({
  dependencies: z.record(z.string(), z.string()),
  sideEffects: z.boolean(),
})

describe('what other teams install', () => {
  test('an empty project with strict TypeScript compiles every example of the README', () => {
    expect(run(tool('tsc'), ['-p', '.', '--pretty', 'false'])).toEqual('')
  })

  test('the types of core are right under the strictest reading, whatever those of its libraries are', () => {
    const flags = ['-p', '.', '--pretty', 'false', '--skipLibCheck', 'false']
    const lines = run(tool('tsc'), flags).split('\n')
    expect(lines.filter((line) => /^\S*@jangteo/.test(line))).toEqual([])
  })

  test.each(EXAMPLES.map((example, index) => ({ ...example, index })))(
    'the README tells what it prints: $title',
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
    const entrypoints = ['claim/claimQuote.rules', 'order/orderItem.chart', 'order/order.messages']
    const checked = await checkPackage(data, { entrypoints })
    const problems = 'problems' in checked ? checked.problems : ['the package has no types']
    const isOfEsm = (problem: unknown) => !/"(?:node10|node16-cjs)"/.test(JSON.stringify(problem))
    expect(problems.filter(isOfEsm)).toEqual([])
  })

  test('it needs xstate, zod and ts-pattern, and nothing else', () => {
    const manifest: unknown = JSON.parse(
      readFileSync(join(project, 'node_modules/@jangteo/core/package.json'), 'utf8'),
    )
    const { dependencies, sideEffects } = manifestShape.parse(manifest)
    expect([Object.keys(dependencies).toSorted(), sideEffects]).toEqual([
      ['ts-pattern', 'xstate', 'zod'],
      false,
    ])
  })
})
