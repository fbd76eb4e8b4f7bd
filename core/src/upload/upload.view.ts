import type { SnapshotFrom } from 'xstate'
import type { uploadChart } from './upload.chart.ts'
import { UPLOAD_MESSAGES, uploadRefusalText } from './upload.messages.ts'

/** Content that stands beside the files. */
export type UploadView = {
  readonly canChoose: boolean
  readonly isBusy: boolean
  readonly canRetry: boolean
  /** The market refuses what was sent last: it can only be left out or replaced. */
  readonly isRefused: boolean
  /** Files that are on the server already; what is sent with the form. */
  readonly fileIds: readonly string[]
  /** Number of files are still to be sent. */
  readonly leftCount: number
  /** Reason why files are not taken, or did not arrive; `null` when nothing went wrong. */
  readonly noticeText: string | null
}

type Snapshot = SnapshotFrom<typeof uploadChart>

function noticeText(snapshot: Snapshot): string | null {
  const { refusal, answerText } = snapshot.context
  if (refusal !== null) return uploadRefusalText(refusal)
  const isLost = snapshot.matches('failed') || snapshot.matches('refused')
  return isLost ? (answerText ?? UPLOAD_MESSAGES.FILE_UPLOAD_FAILED()) : null
}

/** The state of files on their way. Source: spec §5, §8. */
export function uploadView(snapshot: Snapshot): UploadView {
  const { batches, fileIds } = snapshot.context
  return {
    canChoose: snapshot.hasTag('choosable'),
    isBusy: snapshot.hasTag('busy'),
    canRetry: snapshot.matches('failed'),
    isRefused: snapshot.matches('refused'),
    fileIds,
    leftCount: batches.reduce((sum, { files }) => sum + files.length, 0),
    noticeText: noticeText(snapshot),
  }
}
