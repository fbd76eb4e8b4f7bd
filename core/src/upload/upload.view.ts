import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { uploadChart } from './upload.chart.ts'
import { UPLOAD_MESSAGES, uploadRefusalText } from './upload.messages.ts'
import { decideFiles, uploadBatches } from './upload.rules.ts'
import type { ChosenFile, UploadLimits } from './upload.rules.ts'

/** Files of a form that are on the server already, and its limits. */
export type UploadForm = {
  readonly sent: readonly ChosenFile[]
  readonly limits: UploadLimits
}

/** An upload for its form. */
export type UploadView = {
  readonly canChoose: boolean
  readonly isBusy: boolean
  readonly canRetry: boolean
  /** The market refuses what was sent last: it can only be left out or replaced. */
  readonly isRefused: boolean
  /** Files that are on the server already; what is sent with the form. */
  readonly fileIds: readonly string[]
  /** Files that are still to be sent, the next one first. */
  readonly pending: readonly ChosenFile[]
  /** Reason why files are not taken, or did not arrive; `null` when nothing went wrong. */
  readonly noticeText: string | null
  /** Adds files to a form, replacing a refused request; choosing none changes nothing. */
  readonly choose: (files: readonly ChosenFile[], form: UploadForm) => void
  readonly retry: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof uploadChart>
type Actor = Pick<ActorRefFrom<typeof uploadChart>, 'getSnapshot' | 'send'>

function noticeText(snapshot: Snapshot): string | null {
  const { refusal, answerText } = snapshot.context
  if (refusal !== null) return uploadRefusalText(refusal)
  const isLost = snapshot.matches('failed') || snapshot.matches('refused')
  return isLost ? (answerText ?? UPLOAD_MESSAGES.FILE_UPLOAD_FAILED()) : null
}

function chooseFiles(actor: Actor, files: readonly ChosenFile[], form: UploadForm): void {
  if (files.length === 0) return
  const [, ...waiting] = actor.getSnapshot().context.batches
  const known = [...form.sent, ...waiting.flatMap((batch) => batch.files)]
  const decided = decideFiles([...known, ...files], form.limits)
  actor.send(
    decided.ok
      ? { type: 'files.accepted', batches: uploadBatches(decided.value.slice(known.length)) }
      : { type: 'files.refused', refusal: decided },
  )
}

/** Views an upload. Source: spec §5, §8. */
export function uploadView(snapshot: Snapshot, actor: Actor): UploadView {
  const { batches, fileIds } = snapshot.context
  return {
    canChoose: snapshot.hasTag('choosable'),
    isBusy: snapshot.hasTag('busy'),
    canRetry: snapshot.matches('failed'),
    isRefused: snapshot.matches('refused'),
    fileIds,
    pending: batches.flatMap(({ files }) => files),
    noticeText: noticeText(snapshot),
    choose: (files, form) => chooseFiles(actor, files, form),
    retry: () => actor.send({ type: 'buyer.retry' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
