import * as Context from 'effect/Context'
import type { Readable } from 'node:stream'

/** Bytes on their way into the storage. */
export type FileContent = {
  readonly stream: Readable
  readonly byteCount: number
  readonly mediaType: string
}

/** Bytes from `first` to `last`, both counted from 0 and both included. */
export type ByteRange = { readonly first: number; readonly last: number }

/** Bytes on their way out. Whoever opens the stream reads it to its end or destroys it. */
export type StoredFile = {
  readonly stream: Readable
  /** Of the whole file, whatever range was asked for. */
  readonly byteCount: number
}

/** Storage of bytes by names of 22 to 60 characters `A-Z a-z 0-9 - _`. */
export type FileStoragePort = {
  /**
   * Keeps a whole file or nothing; a file of that name is replaced. Refuses, by throwing, a stream of another length.
   */
  readonly put: (name: string, content: FileContent) => Promise<void>
  /** Opens a file, or a part of it that lies within; `null` when there is none of that name. */
  readonly open: (name: string, range: ByteRange | null) => Promise<StoredFile | null>
  /** Forgets a file; one that is not there is forgotten already. */
  readonly remove: (name: string) => Promise<void>
}

export class FileStorage extends Context.Service<FileStorage, FileStoragePort>()('FileStorage') {}
