import type { Browser, Page, Route } from 'playwright-core'
import type { PageFiles } from './bundle.ts'
import { readDrawing } from './drawings.ts'
import type { Sheet } from './logos.ts'
import type { Shot } from './recipe.types.ts'
import { FRAMES_PER_SECOND } from './videos.ts'

const ORIGIN = 'http://packshots.localhost'

/** Flags that a browser needs to draw with WebGL in software, on a machine without a graphics card. */
export const WEBGL_FLAGS: readonly string[] = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

export type Camera = {
  /** Takes a picture, as a PNG. */
  readonly take: (shot: Shot) => Promise<Buffer>
  /** Draws a flat picture, as a PNG. */
  readonly draw: (sheet: Sheet) => Promise<Buffer>
  /** Records pictures one after the other and back again, as an MP4 without sound, in as long as it plays. */
  readonly record: (stills: readonly Buffer[]) => Promise<Buffer>
}

/** Played by every browser. */
const VIDEO_TYPE = 'video/mp4;codecs=avc1.42E01E'
const VIDEO_BITS_PER_SECOND = 900_000

/** Milliseconds until the page is ready, on a machine whose processor is busy with other work too. */
const OPENS_IN = 180_000

/** Opens the page in a browser and answers when it is ready; errors of the page are thrown by the next picture. */
export async function openCamera(browser: Browser, files: PageFiles): Promise<Camera> {
  const page = await browser.newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(`${ORIGIN}/**`, (route) => answer(route, files))
  await page.goto(`${ORIGIN}/index.html`)
  const isReady = 'typeof takePicture === "function" && typeof recordVideo === "function"'
  await page.waitForFunction(isReady, undefined, { timeout: OPENS_IN })
  return {
    take: (shot) => take(page, shot, errors),
    draw: (sheet) => draw(page, sheet),
    record: (stills) => record(page, stills),
  }
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

async function record(page: Page, stills: readonly Buffer[]): Promise<Buffer> {
  const urls = stills.map((png) => `data:image/png;base64,${png.toString('base64')}`)
  const recording = {
    pictures: [...urls, ...urls.toReversed()],
    type: VIDEO_TYPE,
    bitsPerSecond: VIDEO_BITS_PER_SECOND,
    eachMs: 1000 / FRAMES_PER_SECOND,
  }
  return bytesOf(await page.evaluate<string>(`recordVideo(${JSON.stringify(recording)})`))
}

async function take(page: Page, shot: Shot, errors: readonly Error[]): Promise<Buffer> {
  const url = await page.evaluate<string>(`takePicture(${JSON.stringify(shot)})`)
  if (errors[0] !== undefined) throw errors[0]
  return bytesOf(url)
}

/** The page has the fonts that the letters need. */
async function draw(page: Page, { svg, fonts }: Sheet): Promise<Buffer> {
  await page.evaluate(`(async () => {
    for (const [font, text] of ${JSON.stringify(fonts)}) await document.fonts.load(font, text)
    const sheet = document.createElement('div')
    sheet.id = 'sheet'
    sheet.style.cssText = 'position: fixed; inset: 0 auto auto 0; line-height: 0'
    sheet.innerHTML = ${JSON.stringify(svg)}
    document.body.append(sheet)
  })()`)
  const png = await page.locator('#sheet').screenshot()
  await page.evaluate("document.getElementById('sheet').remove()")
  return png
}

/** The SVG of a drawing of the vector set, by the path under which the page loads it. */
function drawingAt(pathname: string): string | undefined {
  const [, name] = /^\/drawings\/(.+)\.svg$/.exec(pathname) ?? []
  return name === undefined ? undefined : (readDrawing(name) ?? undefined)
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

async function answer(route: Route, files: PageFiles): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const body = files.get(pathname) ?? drawingAt(pathname)
  if (body === undefined) return route.fulfill({ status: 404, body: '' })
  const contentType = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'font/woff'
  return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) })
}
