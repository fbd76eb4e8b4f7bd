import { SCREEN, closureOf, filesOf, reachOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'

/** Limits in kB of 1000 bytes as brotli sends them. Source: decision 015. */
export const JS_FIRST_HOME_VIEW_MAX_KB = 150
export const JS_FIRST_VIEW_MAX_KB = 193.5
export const ROUTE_CHUNK_MAX_KB = 30
export const SHEET_CHUNK_MAX_KB = 40
export const CSS_FIRST_VIEW_MAX_KB = 13.4
export const CSS_TOTAL_MAX_KB = 62.5
/** Of the pages of sellers, operators and developers, beside those that buyers' pages have too. */
export const CSS_STAFF_MAX_KB = 20

export type Gate = {
  readonly name: string
  readonly limitKb: number
  readonly files: readonly string[]
}
export type Measured = Gate & { readonly sizeKb: number; readonly isUnchanged: boolean }

/** The document that every view starts with; other documents are weighed by themselves. */
const APP = 'index.html'

const HOME = /\/HomeScreen\.tsx$/
/** Pages that no buyer opens. */
const STAFF = /^src\/screens\/(?:desk|flow|gallery|operator|seller|staff)\//
const SHEET = /Sheet\.tsx$/

/**
 * The gates of a build: what each first view loads until it is hydrated, what each route and sheet
 * adds of its own, and the styles. Throws when the build has no entry, no home or no style, because
 * a gate without input would let everything through.
 */
export function gatesOf(manifest: Manifest): readonly Gate[] {
  const keys = Object.keys(manifest)
  const entries = keys.filter((key) => key === APP && manifest[key]?.isEntry === true)
  const screens = keys.filter((key) => SCREEN.test(key))
  const styles = [...new Set(keys.flatMap((key) => stylesAt(manifest, key)))]
  if (entries.length === 0) throw new Error('The manifest has no entry.')
  if (!screens.some((key) => HOME.test(key))) throw new Error('The manifest has no HomeScreen.')
  if (styles.length === 0) throw new Error('The manifest has no styles.')
  return [
    ...screens.flatMap((screen) => viewGates(manifest, { entries, screen })),
    ...keys
      .filter((key) => SHEET.test(key) && manifest[key]?.isDynamicEntry === true)
      .map((key) => ({
        name: `${nameOf(key)}, own script`,
        limitKb: SHEET_CHUNK_MAX_KB,
        files: [manifest[key]?.file ?? key],
      })),
    ...totalGates(manifest, { screens, styles }),
  ]
}

type Styles = { readonly screens: readonly string[]; readonly styles: readonly string[] }

/** Buyers never load the styles that only the pages of sellers, operators and developers have. */
function totalGates(manifest: Manifest, { screens, styles }: Styles): Gate[] {
  const loadedBy = (some: readonly string[]) => filesOf(manifest, reachOf(manifest, some)).styles
  const buyers = new Set(loadedBy(screens.filter((key) => !STAFF.test(key))))
  const ofStaff = loadedBy(screens.filter((key) => STAFF.test(key))).filter(
    (file) => !buyers.has(file),
  )
  const files = styles.filter((file) => !ofStaff.includes(file))
  return [
    { name: 'all styles of buyers', limitKb: CSS_TOTAL_MAX_KB, files },
    { name: 'all styles of staff', limitKb: CSS_STAFF_MAX_KB, files: ofStaff },
  ]
}

type View = { readonly entries: readonly string[]; readonly screen: string }

function viewGates(manifest: Manifest, { entries, screen }: View): Gate[] {
  const { scripts, styles } = filesOf(manifest, closureOf(manifest, [...entries, screen]))
  const isHome = HOME.test(screen)
  const name = nameOf(screen)
  return [
    {
      name: `${name}, scripts`,
      limitKb: isHome ? JS_FIRST_HOME_VIEW_MAX_KB : JS_FIRST_VIEW_MAX_KB,
      files: scripts,
    },
    {
      name: `${name}, own script`,
      limitKb: ROUTE_CHUNK_MAX_KB,
      files: [manifest[screen]?.file ?? screen],
    },
    { name: `${name}, styles`, limitKb: CSS_FIRST_VIEW_MAX_KB, files: styles },
  ]
}

/** Adds up a gate's files. `sizeOf` answers the bytes of a built file as they are sent. */
export function measure(gates: readonly Gate[], sizeOf: (file: string) => number): Measured[] {
  return gates.map((gate) => {
    const sizeKb = gate.files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
    return { ...gate, sizeKb, isUnchanged: sizeKb <= gate.limitKb }
  })
}

function stylesAt(manifest: Manifest, key: string): readonly string[] {
  const chunk = manifest[key]
  const own = chunk?.file.endsWith('.css') === true ? [chunk.file] : []
  return [...own, ...(chunk?.css ?? [])]
}

function nameOf(key: string): string {
  return key.replace(/^.*\/|\.tsx$/g, '')
}
