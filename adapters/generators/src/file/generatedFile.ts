import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../product/root.ts'

/** A generated file: its path from the root and its content. */
export type GeneratedFile = { readonly path: string; readonly content: string }

async function readOrNull(path: string): Promise<string | null> {
  return readFile(join(ROOT, path), 'utf8').catch(() => null)
}

/** Returns the generated files that are missing or differ, by path. */
export async function staleFiles(files: readonly GeneratedFile[]): Promise<string[]> {
  const present = await Promise.all(files.map(({ path }) => readOrNull(path)))
  return files.filter(({ content }, index) => present[index] !== content).map(({ path }) => path)
}

/** Writes the stale ones among the files. */
export async function writeStale(
  files: readonly GeneratedFile[],
  stale: readonly string[],
): Promise<void> {
  await Promise.all(files.filter(({ path }) => stale.includes(path)).map(write))
}

async function write({ path, content }: GeneratedFile): Promise<void> {
  await mkdir(dirname(join(ROOT, path)), { recursive: true })
  await writeFile(join(ROOT, path), content)
}

/** Snapshots the files of these paths and returns a function that restores them, missing ones included. */
export async function remember(paths: readonly string[]): Promise<() => Promise<void>> {
  const before = await Promise.all(paths.map(readOrNull))
  return async () => {
    await Promise.all(
      paths.map((path, index) => {
        const content = before[index] ?? null
        return content === null ? rm(join(ROOT, path), { force: true }) : write({ path, content })
      }),
    )
  }
}
