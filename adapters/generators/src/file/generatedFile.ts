import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../product/root.ts'

/** A file that a generator wants to exist: its path from the root and its whole content. */
export type GeneratedFile = { readonly path: string; readonly content: string }

async function readOrNull(path: string): Promise<string | null> {
  return readFile(join(ROOT, path), 'utf8').catch(() => null)
}

/** The generated files that are missing or differ from what their generator says, by path. */
export async function staleFiles(files: readonly GeneratedFile[]): Promise<string[]> {
  const present = await Promise.all(files.map(({ path }) => readOrNull(path)))
  return files.filter(({ content }, index) => present[index] !== content).map(({ path }) => path)
}

/** Writes those of the files that are stale. */
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

/** Reads the files of these paths and returns what puts them back as they are now, missing ones included. */
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
