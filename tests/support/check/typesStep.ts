import { globSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { ROOT } from '../root.ts'
import { ONE_CHECKER, runCommand, tool } from './command.ts'
import type { StepResult } from './step.ts'

const NOT_SOURCES = /(?:^|\/)(?:node_modules|dist|\.cache|\.data)(?:\/|$)/

type Compilation = {
  readonly config: string
  readonly code: number
  /** Files of ours that were compiled, from the root. */
  readonly files: readonly string[]
  readonly diagnostics: string
}

/** Compiles every project of the repository; a source file that no project holds is named, because nobody checks it. */
export async function checkTypes(say: (doing: string) => void): Promise<StepResult> {
  const compilations: Compilation[] = []
  for (const config of ours('**/tsconfig.json')) {
    say(config)
    compilations.push(await compile(config))
  }
  const compiled = new Set(compilations.flatMap(({ files }) => files))
  const forgotten = ours('{core,ui,adapters,tests}/**/*.{ts,tsx}').filter(
    (path) => !compiled.has(path),
  )
  const failed = compilations.filter(({ code }) => code !== 0)
  return {
    isOk: failed.length === 0 && forgotten.length === 0 && compiled.size > 0,
    figure: `${compiled.size} files, ${compilations.length} projects`,
    output: [
      ...failed.map(({ config, diagnostics }) => `${config}:\n${diagnostics}`),
      ...forgotten.map((path) => `${path}: in no tsconfig.json`),
    ].join('\n'),
  }
}

async function compile(config: string): Promise<Compilation> {
  const args = ['-p', config, '--listFiles', '--pretty', 'false', ...ONE_CHECKER]
  const { code, output } = await runCommand({ command: tool('tsc'), args })
  const lines = output.split('\n').filter((line) => line !== '')
  const isFile = (line: string): boolean => isAbsolute(line)
  return {
    config,
    code,
    files: lines
      .filter(isFile)
      .map((path) => relative(ROOT, path))
      .filter(isOurs),
    diagnostics: lines.filter((line) => !isFile(line)).join('\n'),
  }
}

function ours(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT, exclude: (path) => !isOurs(path) }).toSorted()
}

function isOurs(path: string): boolean {
  return !NOT_SOURCES.test(path)
}
