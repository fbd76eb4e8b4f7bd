import { createDiskStorage } from '@jangteo/files/disk/disk-storage'
import type { FileStoragePort } from '@jangteo/files/file-storage.port'
import { createPictureDrawer } from '@jangteo/files/picture/picture-drawer'
import { join } from 'node:path'
import { UPLOAD_REST_MAX_MS } from '../upload/incoming.ts'
import type { Environment } from './settings/environment.ts'
import { createSnapshotDrawer } from '../upload/draw-snapshots.ts'
import type { OpenedFiles } from './runtime.ts'
import { withSnapshots } from '../upload/snapshot-files.ts'

/** Imports the client of S3 only when a bucket is set, so that other markets do not load it. */
async function openStorage({ s3, dataDir }: Environment): Promise<FileStoragePort> {
  if (s3 === null) return createDiskStorage(join(dataDir, 'files'))
  const { createS3Storage } = await import('@jangteo/files/s3/s3-storage')
  return createS3Storage(s3)
}

/** Opens the storage of uploaded files, and the directory in which they arrive, always on this machine. */
export async function openFiles(environment: Environment): Promise<OpenedFiles> {
  const storage = await openStorage(environment)
  return {
    storage: withSnapshots(storage, createSnapshotDrawer(storage)),
    drawer: createPictureDrawer(),
    incoming: {
      directory: join(environment.dataDir, 'incoming'),
      restMaxMs: UPLOAD_REST_MAX_MS,
    },
  }
}
