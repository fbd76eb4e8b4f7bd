import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../product/root.ts'

/** A package of the lockfile, with its licence where it is installed on this machine. */
export type LockedPackage = {
  readonly name: string
  readonly version: string
  /** An SPDX expression; `null` for a package that is for other machines. */
  readonly license: string | null
}

const ENTRY = /^ {2}'?((?:@[^@/'\s]+\/)?[^@/'\s]+)@([^:('\s]+)'?:$/gm

const manifestShape = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.union([z.string(), z.object({ type: z.string().optional() })]).optional(),
})

function readManifest(path: string): z.output<typeof manifestShape> {
  return manifestShape.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Licences of what is installed, by name and version. */
function installedLicenses(): ReadonlyMap<string, string> {
  const pattern = 'node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json'
  const manifests = globSync(pattern, { cwd: ROOT }).map((path) => readManifest(join(ROOT, path)))
  return new Map(
    manifests.map(({ name = '', version = '', license }) => [
      `${name}@${version}`,
      typeof license === 'string' ? license : (license?.type ?? 'unknown'),
    ]),
  )
}

/** Every package that the lockfile names, for whatever machine, in the order of names. */
export function listLockedPackages(): readonly LockedPackage[] {
  const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
  const start = lockfile.indexOf('\npackages:\n')
  const section = lockfile.slice(start, lockfile.indexOf('\nsnapshots:\n'))
  const licenses = installedLicenses()
  return [...section.matchAll(ENTRY)].map(([, name = '', version = '']) => ({
    name,
    version,
    license: licenses.get(`${name}@${version}`) ?? null,
  }))
}
