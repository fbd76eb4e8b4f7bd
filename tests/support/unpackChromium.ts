import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = join(import.meta.dirname, '../../.cache')
const UNPACK =
  "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())"

/**
 * Unpacks the Chromium of `@sparticuz/chromium` once a version, and answers its folder: `chromium`,
 * and `al2023/lib` with the libraries that a bare system lacks. The package unpacks into the
 * temporary folder and trusts what already lies there, so it gets a fresh one of its own, which is
 * renamed when it is whole: a killed run, another user or a second run at once leaves no half browser.
 */
export function unpackChromium(): string {
  const whole = join(CACHE, `chromium-${packageVersion()}`)
  if (existsSync(whole)) return whole
  const partial = `${whole}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: import.meta.dirname,
      // The package unpacks its libraries only where it believes itself on Amazon Linux 2023.
      env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    })
    renameSync(partial, whole)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(whole)) throw error
  }
  return whole
}

function packageVersion(): string {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const manifest: unknown = JSON.parse(
    readFileSync(join(dirname(entry), '../package.json'), 'utf8'),
  )
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
