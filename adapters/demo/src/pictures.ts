import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { DEMO_BANNERS } from './banners.data.ts'
import { DEMO_GOODS } from './catalogue.ts'
import { CATEGORY_PICTURES } from './categories.ts'
import { DEMO_EXHIBITIONS } from './exhibitions.data.ts'
import { PICTURES_DIRECTORY } from './pictures/directory.ts'
import { writeExpected } from './pictures/expected.ts'
import type { Picture } from './pictures/files.ts'
import { fileNames, recipeHash } from './pictures/files.ts'
import { countViews, masterOf, viewName } from './pictures/masters.ts'
import type { PictureScope } from './pictures/scope.ts'
import { coverOf, LOGOS } from './storePictures.ts'
import { DEMO_STORES } from './stores.data.ts'

export type PicturesRequest = {
  readonly directory?: string
  /** The whole demo unless given. */
  readonly scope?: PictureScope
  /** Called with the count of made pictures. */
  readonly onProgress?: (done: number, total: number) => void
  /** Ends the making after the pictures at hand; throws the signal's reason. */
  readonly signal?: AbortSignal
}

const GOODS_WIDTHS = [360, 720]
const BANNER_WIDTHS = [720, 1080]
const LOGO_WIDTHS = [120, 240]
const CATEGORY_WIDTHS = [180, 360]

const RECIPES_FILE = '.recipes'

/**
 * Makes the pictures of the demo as `<name>-<width>.webp`. A picture whose files are there and
 * whose recipe is unchanged is left, so a second run costs milliseconds and a killed one goes on where it was.
 */
export async function makePictures(
  request: PicturesRequest = {},
): Promise<{ made: number; retained: number }> {
  const { directory = PICTURES_DIRECTORY, scope = 'DEMO' } = request
  mkdirSync(directory, { recursive: true })
  const recipes = readRecipes(directory)
  const all = scope === 'DEMO' ? listPictures() : listCategoryPictures()
  const missing = all.filter((picture) => !isMade(directory, picture, recipes.get(picture.name)))
  if (missing.length > 0) {
    writeExpected(directory, all)
    await makeMissing(missing, { ...request, directory })
  }
  return { made: missing.length, retained: all.length - missing.length }
}

/**
 * Every picture, in the order in which visitors meet them: the banners, exhibitions, logos, stores and categories
 * (`category-<slug>`), the main view of every product (`<key>`), then the other views of each (`<key>-2` and on).
 */
function listPictures(): readonly Picture[] {
  const keys = DEMO_GOODS.map(({ goods }) => goods.picture)
  return [
    ...inWidths(
      BANNER_WIDTHS,
      [...DEMO_BANNERS, ...DEMO_EXHIBITIONS].map(({ picture }) => picture),
    ),
    ...inWidths(LOGO_WIDTHS, LOGOS),
    ...inWidths(
      BANNER_WIDTHS,
      DEMO_STORES.map(({ url }) => coverOf(url)),
    ),
    ...listCategoryPictures(),
    ...inWidths(GOODS_WIDTHS, keys),
    ...inWidths(GOODS_WIDTHS, keys.flatMap(otherViews)),
  ]
}

/** The pictures of a shop that has categories, and no product of the demo. */
function listCategoryPictures(): readonly Picture[] {
  return inWidths(CATEGORY_WIDTHS, CATEGORY_PICTURES)
}

function inWidths(widths: readonly number[], names: readonly string[]): readonly Picture[] {
  return names.map((name) => ({ name, widths, master: masterOf(name) }))
}

function otherViews(key: string): readonly string[] {
  return Array.from({ length: countViews(key) - 1 }, (_, index) => viewName(key, index + 1))
}

/** Loads the image library only here: a start that keeps every picture does without it. */
async function makeMissing(
  missing: readonly Picture[],
  { directory, onProgress, signal }: PicturesRequest & { readonly directory: string },
): Promise<void> {
  const { sideBySide, writePicture } = await import('./pictures/write.ts')
  const queue = [...missing]
  let done = 0
  const makeNext = async (): Promise<void> => {
    const picture = queue.shift()
    if (picture === undefined) return
    signal?.throwIfAborted()
    await writePicture(directory, picture)
    appendFileSync(join(directory, RECIPES_FILE), `${picture.name} ${recipeHash(picture)}\n`)
    done += 1
    onProgress?.(done, missing.length)
    await makeNext()
  }
  await sideBySide(availableParallelism() + 1, () =>
    makeNext().finally(() => {
      queue.length = 0
    }),
  )
}

/** The recipe that each picture was made from: a line for every making, of which the last one counts. */
function readRecipes(directory: string): ReadonlyMap<string, string> {
  const path = join(directory, RECIPES_FILE)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return new Map(
    lines.map((line) => {
      const [name = '', hash = ''] = line.split(' ')
      return [name, hash]
    }),
  )
}

function isMade(directory: string, picture: Picture, madeFrom: string | undefined): boolean {
  if (madeFrom !== recipeHash(picture)) return false
  return fileNames(picture).every((name) => existsSync(join(directory, name)))
}
