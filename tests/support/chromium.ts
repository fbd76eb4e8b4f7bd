import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrightChromium } from 'playwright-core'
import { browserFonts } from './browserFonts.ts'
import { PATIENCE_MS } from './patience.ts'
import { unpackChromium } from './unpackChromium.ts'

export type ChromiumChoice = {
  readonly executablePath: string
  /** Variables that this browser needs beside those of the process. */
  readonly env: Readonly<Record<string, string>>
  readonly source: 'CHROMIUM_PATH' | 'system' | 'playwright' | '@sparticuz/chromium'
}

export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_APPS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the first Chromium that starts: the one of `CHROMIUM_PATH`, on Linux the one that npm carries, so that
 * every machine tests with the same, the system's, Playwright's. A stub that only prints how to install a browser
 * does not start and is passed over. Throws, with what to do, when none starts.
 */
export function chooseChromium(): ChromiumChoice {
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined && given !== '') {
    if (starts(given, {})) return choice(given, 'CHROMIUM_PATH')
    throw new Error(`CHROMIUM_PATH=${given} does not start. Name a Chromium, or unset it.`)
  }
  const carried = npmChromium()
  if (carried !== null) return carried
  const system = systemPaths().find((path) => existsSync(path) && starts(path, {}))
  if (system !== undefined) return choice(system, 'system')
  const playwrights = playwrightChromium.executablePath()
  if (existsSync(playwrights) && starts(playwrights, {})) return choice(playwrights, 'playwright')
  throw new Error('No Chromium starts here. Install Chromium or Chrome, or set CHROMIUM_PATH.')
}

function systemPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const homes = ['/Applications', join(process.env['HOME'] ?? '/', 'Applications')]
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...(process.platform === 'darwin'
      ? homes.flatMap((home) => MAC_APPS.map((app) => join(home, app)))
      : []),
  ]
}

/** Returns the Chromium of npm; `null` where it does not start. Its NSS libraries are used only where the system has none. */
function npmChromium(): ChromiumChoice | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = unpackChromium()
  const path = join(folder, 'chromium')
  const libraries = join(folder, 'al2023', 'lib')
  const inherited = process.env['LD_LIBRARY_PATH']
  const withLibraries = {
    LD_LIBRARY_PATH: inherited ? `${libraries}:${inherited}` : libraries,
  }
  const env = [{}, withLibraries].find((variables) => starts(path, variables))
  return env === undefined ? null : choice(path, '@sparticuz/chromium', env)
}

function choice(
  executablePath: string,
  source: ChromiumChoice['source'],
  env: Readonly<Record<string, string>> = {},
): ChromiumChoice {
  return { executablePath, source, env: { ...env, ...browserFonts() } }
}

function starts(path: string, env: Readonly<Record<string, string>>): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: PATIENCE_MS,
  })
  return status === 0 && /\d+\.\d+/.test(stdout)
}
