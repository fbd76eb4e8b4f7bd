import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { bundlePage } from '@jangteo/packshots/bundle'
import { openCamera, WEBGL_FLAGS } from '@jangteo/packshots/camera'
import type { Camera } from '@jangteo/packshots/camera'
import { fingerprintOf } from '@jangteo/packshots/fingerprint'
import { listLogos } from '@jangteo/packshots/logos'
import { isFresh, masterPath, writeMaster } from '@jangteo/packshots/masters'
import { EXAMPLE_RECIPES } from '@jangteo/packshots/recipes/examples.data'
import { LOGOS, STAND_IN_LOGOS } from '@jangteo/packshots/recipes/logos.data'
import { SCENERY } from '@jangteo/packshots/recipes/scenery.data'
import { STORE_RECIPES } from '@jangteo/packshots/recipes/stores'
import { VIDEO_RECIPES } from '@jangteo/packshots/recipes/videos.data'
import { isFreshVideo, listVideos, writeVideo } from '@jangteo/packshots/videos'
import type { StoreRecipes } from '@jangteo/packshots/recipe.types'
import { composeSheet } from '@jangteo/packshots/sheet'
import { listScenery, listShots } from '@jangteo/packshots/shots'
import type { NamedShot } from '@jangteo/packshots/shots'
import { chromium } from 'playwright-core'
import { browserFonts } from '../browserFonts.ts'
import { CHROMIUM_FLAGS, chooseChromium } from '../chromium.ts'
import { ROOT } from '../root.ts'

/** A picture that can be taken, and the words that choose it. */
type Job = {
  readonly store: string
  readonly key: string
  readonly name: string
  readonly fingerprint: string
  readonly crop?: NonNullable<NamedShot['crop']>
  /** Takes it, as small as a draft or as its master is. */
  readonly take: (camera: Camera, isDraft: boolean) => Promise<Buffer>
}

const USAGE = 'npm run pictures [-- [--sheet | --draft] <store, product or picture>… | --videos]'
const DRAFT_SIDE = 300
/** A file system takes no longer names than 255 bytes. */
const FILE_NAME_MAX = 120

function jobOf({ name, shot, crop }: NamedShot, store: string, key = name): Job {
  const scale = DRAFT_SIDE / shot.height
  const draft = { ...shot, width: Math.round(shot.width * scale), height: DRAFT_SIDE }
  return {
    store,
    key,
    name,
    fingerprint: fingerprintOf(shot),
    ...(crop === undefined ? {} : { crop }),
    take: (camera, isDraft) => camera.take(isDraft ? draft : shot),
  }
}

function choose(stores: readonly StoreRecipes[], words: readonly string[]): readonly Job[] {
  const all = [
    ...stores.flatMap((recipes) =>
      listShots(recipes).map((shot) => jobOf(shot, recipes.store, shot.name.replace(/-\d+$/, ''))),
    ),
    ...listScenery(SCENERY).map((shot) => jobOf(shot, 'scenery')),
    ...listLogos(LOGOS, STAND_IN_LOGOS).map(({ name, sheet, fingerprint }) => ({
      store: 'logos',
      key: name,
      name,
      fingerprint,
      take: (camera: Camera) => camera.draw(sheet),
    })),
  ]
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
  const due = shots.filter(({ name, fingerprint }) => !isFresh(name, fingerprint))
  console.log(`${shots.length} pictures, ${due.length} to render`)
  if (due.length === 0) return
  await withCamera(async (camera) => {
    for (const [index, one] of due.entries()) {
      const start = performance.now()
      const bytes = await writeMaster(one, await one.take(camera, false))
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${index + 1}/${due.length} ${one.name}: ${seconds} s, ${bytes} bytes`)
    }
  })
}

/** Renders and records the videos that are missing or were made from another recipe. */
async function renderVideos(): Promise<void> {
  const videos = listVideos(VIDEO_RECIPES, STORE_RECIPES.flatMap(listShots))
  const due = videos.filter((video) => !isFreshVideo(video))
  console.log(`${videos.length} videos, ${due.length} to render`)
  if (due.length === 0) return
  await withCamera(async (camera) => {
    for (const video of due) {
      const stills: Buffer[] = []
      for (const still of video.stills) stills.push(await camera.take(still))
      const bytes = writeVideo(video, await camera.record(stills))
      console.log(`${video.name}: ${bytes} bytes`)
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
  const shots = choose([...STORE_RECIPES, EXAMPLE_RECIPES], words)
  await withCamera(async (camera) => {
    const drafts: (Job & { picture: Buffer })[] = []
    for (const one of shots) {
      console.log(one.name)
      drafts.push({ ...one, picture: await one.take(camera, true) })
    }
    await writeSheet(`draft-${words.join('-')}`, drafts)
  })
}

async function writeSheet(
  file: string,
  shots: readonly (Job & { picture: string | Buffer })[],
): Promise<void> {
  const titles = new Map(DEMO_GOODS.map(({ goods }) => [goods.picture, goods.name]))
  // The captions are Korean, and a machine may have no such font of its own.
  Object.assign(process.env, browserFonts())
  const path = join(ROOT, '.cache', `${file.slice(0, FILE_NAME_MAX)}.png`)
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
else if (first === '--videos') await renderVideos()
else await render([first, ...rest].filter((word) => word !== undefined))
