import type { SnapshotOrder } from '@jangteo/demo/snapshots/draw'
import type { FileStoragePort } from '@jangteo/files/file-storage.port'
import { putPath } from '@jangteo/files/put-path'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ENTRY = join(import.meta.dirname, 'draw-snapshots.entry.ts')
/** Time after which an idle process ends, which frees the memory of the image library. */
const IDLE_MS = 10_000

function startProcess(): ChildProcess {
  const child = fork(ENTRY, { execArgv: [] })
  child.unref()
  child.channel?.unref()
  return child
}

type Answer = { readonly fault: string | null }

function order(child: ChildProcess, ordered: SnapshotOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (fault: string | null) => {
      child.removeAllListeners()
      child.on('error', () => undefined)
      if (fault === null) resolve()
      else reject(new Error(`picture of a review not drawn: ${fault}`))
    }
    child.once('message', (message) => end((message as Answer).fault))
    child.once('exit', () => end('its process ended'))
    child.once('error', (error) => end(error.message))
    child.send(ordered)
  })
}

async function store(storage: FileStoragePort, directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    await putPath(storage, name, { path: join(directory, name), mediaType: 'image/jpeg' })
  }
}

/**
 * Draws pictures of the demo's reviews into a storage, one after the other, in a process of its own that ends when there
 * is no more to draw: the server does without the image library.
 */
export function createSnapshotDrawer(storage: FileStoragePort): (key: string) => Promise<void> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let before: Promise<void> = Promise.resolve()
  /** A process that was asked to end seems connected for some milliseconds: what is ordered then gets another one. */
  const end = () => {
    child?.kill()
    child = null
  }
  const draw = async (key: string) => {
    clearTimeout(idle)
    if (child === null || !child.connected) child = startProcess()
    const directory = await mkdtemp(join(tmpdir(), 'snapshot-'))
    try {
      await order(child, { directory, key })
      await store(storage, directory)
    } finally {
      await rm(directory, { recursive: true, force: true })
      idle = setTimeout(end, IDLE_MS).unref()
    }
  }
  return (key) => {
    const drawn = before.then(() => draw(key))
    before = drawn.catch(() => undefined)
    return drawn
  }
}
