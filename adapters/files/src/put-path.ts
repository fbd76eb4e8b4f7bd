import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FileStoragePort } from './file-storage.port.ts'

type LocalFile = { readonly path: string; readonly mediaType: string }

/** An error of the stream ends the put, which reports it; one after the put has ended concerns nobody. */
const bear = () => undefined

/**
 * Puts a file of this machine into a storage. A storage may refuse before it reads, and the file may be removed then: its
 * stream, which opens later, ends with the put, and its errors end nothing else.
 */
export async function putPath(
  storage: Pick<FileStoragePort, 'put'>,
  name: string,
  { path, mediaType }: LocalFile,
): Promise<void> {
  const { size: byteCount } = await stat(path)
  const stream = createReadStream(path).on('error', bear)
  try {
    await storage.put(name, { stream, byteCount, mediaType })
  } finally {
    stream.destroy()
  }
}
