import { uploadChart } from '@jangteo/core/upload/upload.chart'
import type { AskedUpload, UploadAnswer } from '@jangteo/core/upload/upload.chart'
import { isDefiniteRefusal } from '@jangteo/core/upload/upload.rules'
import type { ChosenFile, UploadLimits } from '@jangteo/core/upload/upload.rules'
import { uploadView } from '@jangteo/core/upload/upload.view'
import { Refusal } from '@jangteo/http/refusal/refusal'
import { sendFiles } from '@jangteo/http/upload/sendFiles'
import type { UploadedFile, UploadLink } from '@jangteo/http/upload/sendFiles'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { logFailure } from '../../lib/log.ts'
import { UPLOAD_LINK } from '../../lib/uploadLink.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { smallerPhoto } from './smallerPhoto.ts'

/** A file of this device that was chosen, with a picture of it where the browser can show one. */
export type PendingFile = ChosenFile & { readonly file: File; readonly previewUrl: string | null }

export type UploadStart = {
  readonly limits: UploadLimits
  /** The way that files take; the caller's own unless given. */
  readonly link?: UploadLink | undefined
  /** Files on the server already. */
  readonly files: readonly UploadedFile[]
  /** Hears of files as soon as they are there. */
  readonly onArrived: (files: readonly UploadedFile[]) => void
}

type Hearers = {
  /** Files that have just arrived as the market describes them, by their ids. */
  readonly landed: Map<string, UploadedFile>
  readonly hearProgress: (share: number) => void
  readonly link: UploadLink
}

function toPending(file: File): PendingFile {
  const previewUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
  return { name: file.name, bytes: file.size, file, previewUrl }
}

function isPending(file: ChosenFile): file is PendingFile {
  return 'file' in file
}

/** The code of stills comes with the first video. */
async function stillOf(file: File): Promise<Blob> {
  const { videoStill } = await import('./videoStill.ts')
  return videoStill(file)
}

/** The stills of videos; one that this browser cannot play goes without. */
async function stillsOf(files: readonly File[]): Promise<ReadonlyMap<number, Blob>> {
  const stills = new Map<number, Blob>()
  for (const [place, file] of files.entries()) {
    const still = await stillOf(file).catch((error: unknown) => logFailure(error))
    if (still instanceof Blob) stills.set(place, still)
  }
  return stills
}

/** The files of a batch as they are sent, one after the other: a decoded photo takes a hundred megabytes. */
async function toSent(pending: readonly PendingFile[]): Promise<File[]> {
  const files: File[] = []
  for (const { file } of pending) files.push(await smallerPhoto(file))
  return files
}

async function send(
  { batch }: AskedUpload,
  hearers: Hearers,
  signal: AbortSignal,
): Promise<UploadAnswer> {
  const pending = batch.files.filter(isPending)
  const files = await toSent(pending)
  const stills = batch.kind === 'VIDEO' ? await stillsOf(files) : new Map<number, Blob>()
  hearers.hearProgress(0)
  try {
    const sent = { kind: batch.kind, files, stills }
    const options = { onProgress: hearers.hearProgress, signal }
    const arrived = await sendFiles(hearers.link, sent, options)
    for (const file of arrived) hearers.landed.set(file.filesIdEncrypt, file)
    for (const { previewUrl } of pending) if (previewUrl !== null) URL.revokeObjectURL(previewUrl)
    return { kind: 'arrived', fileIds: arrived.map(({ filesIdEncrypt }) => filesIdEncrypt) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { kind: isDefiniteRefusal(error.status) ? 'refused' : 'unanswered', text: error.message }
  }
}

function provide(hearers: Hearers) {
  return uploadChart.provide({
    actors: {
      uploadBatch: fromPromise<UploadAnswer, AskedUpload>(({ input, signal }) =>
        send(input, hearers, signal),
      ),
    },
  })
}

/** Runs the chart that sends chosen files to the market, batch by batch. */
export function useUpload({ limits, link = UPLOAD_LINK, files, onArrived }: UploadStart) {
  const [share, setShare] = useState(0)
  const [{ machine, landed }] = useState(() => {
    const map = new Map<string, UploadedFile>()
    const hearers = { landed: map, hearProgress: setShare, link }
    return { machine: provide(hearers), landed: map }
  })
  const [snapshot, , actor] = useMachine(machine, useInspection())
  const view = uploadView(snapshot, actor)
  const { fileIds } = view
  useEffect(() => {
    const fresh = fileIds.flatMap((id) => landed.get(id) ?? [])
    for (const id of fileIds) landed.delete(id)
    if (fresh.length > 0) onArrived(fresh)
  }, [fileIds, landed, onArrived])
  const sent = files.map(({ name, bytes }): ChosenFile => ({ name, bytes }))
  return {
    view,
    share,
    pending: view.pending.filter(isPending),
    choose: (chosen: readonly File[]) => view.choose(chosen.map(toPending), { sent, limits }),
  }
}
