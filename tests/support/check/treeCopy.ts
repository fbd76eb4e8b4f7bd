import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { scratchRoot } from '@jangteo/embedded-postgres/scratchDirectory'
import { afterAll } from 'vitest'
import { ROOT } from '../root.ts'
import { ONE_CHECKER, runCommand, type CommandEnd } from './command.ts'

const NOT_COPIED = new Set(['.git', '.cache', '.data', 'dist', 'test-results'])
const TEXTS = '{core,adapters,ui,tests,docs}/**/*.{ts,tsx,md,json,js,mmd,svg}'

/** A copy of the repository in which a test runs what writes into it. */
export type TreeCopy = {
  readonly tree: string
  /** Runs a file of the copy. */
  readonly run: (file: string, ...words: readonly string[]) => Promise<CommandEnd>
  /** The files of the copy that are not as they are here, with their texts. */
  readonly changedTexts: () => Readonly<Record<string, string>>
  readonly changedFiles: () => string[]
  /** Compiles some TypeScript files below a folder of the copy, by the folder's configuration, with what they import. */
  readonly typeCheck: (paths: readonly string[], folder?: string) => Promise<CommandEnd>
}

function textOrNull(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function changedTextsOf(tree: string): Record<string, string> {
  const paths = globSync(TEXTS, { cwd: tree, exclude: ['**/node_modules/**'] }).toSorted()
  const texts = paths.map((path) => [path, readFileSync(join(tree, path), 'utf8')] as const)
  return Object.fromEntries(texts.filter(([path, text]) => text !== textOrNull(join(ROOT, path))))
}

function copyTree(): string {
  const tree = mkdtempSync(join(scratchRoot('none'), 'jangteo-new-'))
  const installed = join(ROOT, 'node_modules')
  cpSync(ROOT, tree, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== installed && !NOT_COPIED.has(path.split('/').at(-1) ?? ''),
  })
  symlinkSync(installed, join(tree, 'node_modules'))
  return tree
}

/** Copies the repository as it is here, its packages linked to each other and to what is installed here. */
export function aTreeCopy(): TreeCopy {
  const tree = copyTree()
  afterAll(() => rmSync(tree, { recursive: true }))
  return {
    tree,
    run: (file, ...words) =>
      runCommand({ command: process.execPath, args: [join(tree, file), ...words] }),
    changedTexts: () => changedTextsOf(tree),
    changedFiles: () => Object.keys(changedTextsOf(tree)),
    typeCheck: (paths, folder = '.') => {
      const project = join(tree, folder, 'tsconfig.new.json')
      const files = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => join(tree, path))
      writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [], files }))
      const compiler = join(ROOT, 'node_modules/.bin/tsc')
      return runCommand({ command: compiler, args: ['-p', project, '--noEmit', ...ONE_CHECKER] })
    },
  }
}
