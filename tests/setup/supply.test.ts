import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../support/root.ts'
import { listLockedPackages } from '@jangteo/generators/license/lockedPackages'

const hashed = z.object({ hashes: z.array(z.object({ alg: z.string() })).default([]) })
const sbomShape = z.object({
  bomFormat: z.string(),
  specVersion: z.string(),
  components: z.array(
    z.object({ purl: z.string(), externalReferences: z.array(hashed).default([]) }),
  ),
})

test('npm run sbom lists every package of the lockfile with its sum', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT })
  const path = stdout.toString().trim().split('\n').at(-1) ?? ''
  const sbom = sbomShape.parse(JSON.parse(readFileSync(path, 'utf8')))
  const summed = sbom.components.filter(({ externalReferences }) =>
    externalReferences.some(({ hashes }) => hashes.some(({ alg }) => alg === 'SHA-512')),
  )
  const named = new Set(summed.map(({ purl }) => decodeURIComponent(purl).replace('pkg:npm/', '')))
  const missing = listLockedPackages()
    .map(({ name, version }) => `${name}@${version}`)
    .filter((locked) => !named.has(locked))
  expect([status, sbom.bomFormat, sbom.specVersion, missing]).toEqual([0, 'CycloneDX', '1.6', []])
})

test('a package is three days old before it is installed', () => {
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
  expect(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1]).toEqual(String(3 * 24 * 60))
})

test('the notices name every licence that asks for one', () => {
  const notices = readFileSync(join(ROOT, 'docs/licenses.md'), 'utf8')
  const named = ['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'].filter((license) =>
    notices.includes(`[${license}]`),
  )
  expect(named).toEqual(['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'])
})
