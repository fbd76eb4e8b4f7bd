import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { bundlePage } from '@jangteo/packshots/bundle'
import { openCamera, WEBGL_FLAGS } from '@jangteo/packshots/camera'
import type { Camera } from '@jangteo/packshots/camera'
import { fingerprintOf } from '@jangteo/packshots/fingerprint'
import { isFresh, masterPath, writeMaster } from '@jangteo/packshots/masters'
import { EXAMPLE_RECIPES } from '@jangteo/packshots/recipes/examples.data'
import { SCENERY } from '@jangteo/packshots/recipes/scenery.data'
import { DRAFTED_RECIPES, STORE_RECIPES } from '@jangteo/packshots/recipes/stores'
import type { StoreRecipes } from '@jangteo/packshots/recipe.types'
import { composeSheet } from '@jangteo/packshots/sheet'
import { listScenery, listShots } from '@jangteo/packshots/shots'
import type { NamedShot } from '@jangteo/packshots/shots'
import { chromium } from 'playwright-core'
import { browserFonts } from '../browserFonts.ts'
import { CHROMIUM_FLAGS, chooseChromium } from '../chromium.ts'
import { ROOT } from '../root.ts'

type StoreShot = NamedShot & { readonly store: string; readonly key: string }

const USAGE = 'npm run pictures [-- [--sheet | --draft] <store, product or picture>…]'
const DRAFT_SIDE = 300

function choose(stores: readonly StoreRecipes[], words: readonly string[]): readonly StoreShot[] {
  const scenery = listScenery(SCENERY).map((shot) => ({
    ...shot,
    store: 'scenery',
    key: shot.name,
  }))
  const goods = stores.flatMap((recipes) =>
    listShots(recipes).map((shot) => ({
      ...shot,
      store: recipes.store,
      key: shot.name.replace(/-\d+$/, ''),
    })),
  )
  const all = [...goods, ...scenery]
  if (words.length === 0) return all
  const chosen = all.filter(({ store, key, name }) =>
    [store, key, name].some((word) => words.includes(word)),
  )
  if (chosen.length === 0) throw new Error(`No picture is called ${words.join(', ')}. ${USAGE}`)
  return chosen
}

async function withCamera<Answer>(work: (camera: Camera) => Promise<Answer>): Promise<Answer> {
  const { executablePath, env } = chooseChromium()
  const inherited = Object.entries(process.env).filter((entry) => entry[1] !== undefined)
  const browser = await chromium.launch({
    executablePath,
    env: { ...(Object.fromEntries(inherited) as Record<string, string>), ...env },
    args: [...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'), ...WEBGL_FLAGS],
  })
  try {
    return await work(await openCamera(browser, await bundlePage()))
  } finally {
    await browser.close()
  }
}

/** Renders what is missing or was made from another recipe; a run that was killed goes on where it was. */
async function render(words: readonly string[]): Promise<void> {
  const shots = choose(STORE_RECIPES, words)
  const due = shots
    .map((shot) => ({ ...shot, fingerprint: fingerprintOf(shot.shot) }))
    .filter(({ name, fingerprint }) => !isFresh(name, fingerprint))
  console.log(`${shots.length} pictures, ${due.length} to render`)
  if (due.length === 0) return
  await withCamera(async (camera) => {
    for (const [index, { fingerprint, ...one }] of due.entries()) {
      const start = performance.now()
      const bytes = await writeMaster(one, await camera.take(one.shot), fingerprint)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${index + 1}/${due.length} ${one.name}: ${seconds} s, ${bytes} bytes`)
    }
  })
}

/** One PNG of the chosen masters, each with its product's name below. */
async function showSheet(words: readonly string[]): Promise<void> {
  const shots = choose(STORE_RECIPES, words)
  await writeSheet(
    `sheet-${words.join('-')}`,
    shots.map((shot) => ({ ...shot, picture: masterPath(shot.name) })),
  )
}

/** The same from small pictures that are rendered now and not stored: a look at a recipe that is being written. */
async function showDraft(words: readonly string[]): Promise<void> {
  const shots = choose([...STORE_RECIPES, ...DRAFTED_RECIPES, EXAMPLE_RECIPES], words)
  await withCamera(async (camera) => {
    const drafts: (StoreShot & { picture: Buffer })[] = []
    for (const one of shots) {
      console.log(one.name)
      const shot = {
        ...one.shot,
        width: Math.round((DRAFT_SIDE * one.shot.width) / one.shot.height),
        height: DRAFT_SIDE,
      }
      drafts.push({ ...one, picture: await camera.take(shot) })
    }
    await writeSheet(`draft-${words.join('-')}`, drafts)
  })
}

async function writeSheet(
  file: string,
  shots: readonly (StoreShot & { picture: string | Buffer })[],
): Promise<void> {
  const titles = new Map(DEMO_GOODS.map(({ goods }) => [goods.picture.key, goods.name]))
  // The captions are Korean, and a machine may have no such font of its own.
  Object.assign(process.env, browserFonts())
  const path = join(ROOT, '.cache', `${file}.png`)
  const entries = shots.map(({ name, key, picture }) => ({
    picture,
    name,
    title: titles.get(key) ?? key,
  }))
  writeFileSync(path, await composeSheet(entries))
  console.log(path)
}

const [first, ...rest] = process.argv.slice(2)
if (first === '--sheet') await showSheet(rest)
else if (first === '--draft') await showDraft(rest)
else await render([first, ...rest].filter((word) => word !== undefined))
