import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { DrawnPicture, PictureDrawerPort, PictureOrder } from './picture-drawer.port.ts'

const ENTRY = join(import.meta.dirname, 'draw-picture.entry.ts')
/** What takes longer is meant to. */
const DRAW_TIMEOUT_MS = 20_000
/** How long a drawer without work stays. */
const IDLE_MS = 10_000

type Answer = { readonly drawn: DrawnPicture | null }

/** Under `node --watch` a child reports its files to the same ears that wait for drawings. */
const UNWATCHED = { WATCH_REPORT_DEPENDENCIES: undefined }

/** The server may end while a drawer waits for work. */
function startDrawer(): ChildProcess {
  const child = fork(ENTRY, {
    execArgv: [],
    env: { ...process.env, ...UNWATCHED },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** One order; a drawer that dies of it, or takes too long, has drawn nothing. */
function askDrawer(child: ChildProcess, order: PictureOrder): Promise<DrawnPicture | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), DRAW_TIMEOUT_MS)
    const end = (drawn: DrawnPicture | null) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.on('error', () => undefined)
      resolve(drawn)
    }
    child.once('message', (message) => end((message as Answer).drawn))
    child.once('exit', () => end(null))
    child.once('error', () => end(null))
    child.send(order, (error) => {
      if (error !== null) end(null)
    })
  })
}

/**
 * Draws in a process of its own, one picture at a time, which ends when there is no more work: what the image library
 * takes of memory is gone with it, and a picture that brings it down brings nothing else down.
 */
export function createPictureDrawer(): PictureDrawerPort {
  let child: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const close = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const drawNow = async (order: PictureOrder) => {
    clearTimeout(idle)
    const isGone = child === null || child.exitCode !== null || child.signalCode !== null
    const drawer = isGone || child === null ? startDrawer() : child
    child = drawer
    const drawn = await askDrawer(drawer, order)
    idle = setTimeout(close, IDLE_MS).unref()
    return drawn
  }
  const draw = (order: PictureOrder) => {
    const mine = last.then(() => drawNow(order))
    last = mine
    return mine
  }
  return { draw, close }
}
