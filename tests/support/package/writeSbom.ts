// npm run sbom: everything that the lockfile names, for whatever machine, with its sums, as CycloneDX.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'

const OUTPUT = join(ROOT, 'dist/sbom.cdx.json')

const manifest = z.object({ packageManager: z.string() })

const { packageManager } = manifest.parse(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
)
mkdirSync(join(ROOT, 'dist'), { recursive: true })
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
const words = ['sbom', ...format, '--sbom-type', 'application', '--lockfile-only', '--out', OUTPUT]
const { status } = spawnSync('npx', ['--yes', packageManager, ...words], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.exitCode = status ?? 1
if (status === 0) console.log(OUTPUT)
