import type { ChildProcess } from 'node:child_process'
import type { Drawing, PictureDrawerPort, PictureOrder } from './picture-drawer.port.ts'
import { startDrawer } from './start-drawer.ts'
import { createTurnQueue } from './turn-queue.ts'

/** A drawing that takes longer is hostile. */
const DRAW_TIMEOUT_MS = 20_000
/** Time after which an idle drawer exits. */
const IDLE_MS = 10_000
/** More would wait longer than browsers do. Source: decision 056. */
const WAITING_MAX = 20
/** One owner cannot fill the queue alone. */
const OWN_WAITING_MAX = 10

type Answer = { readonly drawn: Drawing }

/** One order; a drawer that dies of it, or takes too long, has drawn nothing. */
function askDrawer(child: ChildProcess, order: PictureOrder): Promise<Drawing> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), DRAW_TIMEOUT_MS)
    const end = (drawn: Drawing) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.on('error', () => undefined)
      resolve(drawn)
    }
    child.once('message', (message) => end((message as Answer).drawn))
    child.once('exit', () => end('unreadable'))
    child.once('error', () => end('unreadable'))
    child.send(order, (error) => {
      if (error !== null) end('unreadable')
    })
  })
}

/**
 * Draws in a separate process, one picture at a time and each owner in turn. The process exits when there is no more
 * work, which frees the memory of the image library; a picture that crashes it crashes nothing else.
 */
export function createPictureDrawer(): PictureDrawerPort {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const close = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const drawNow = async (order: PictureOrder) => {
    clearTimeout(idle)
    const hasEnded = child === null || child.exitCode !== null || child.signalCode !== null
    const drawer = hasEnded || child === null ? startDrawer() : child
    child = drawer
    const drawn = await askDrawer(drawer, order)
    idle = setTimeout(close, IDLE_MS).unref()
    return drawn
  }
  const limits = { waitingMax: WAITING_MAX, ownWaitingMax: OWN_WAITING_MAX }
  const { add, countWaiting } = createTurnQueue(drawNow, limits)
  return { draw: ({ owner, ...order }) => add(owner, order), countWaiting, close }
}
