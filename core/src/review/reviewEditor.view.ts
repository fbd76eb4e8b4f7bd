import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ReviewViolation } from './review.rules.ts'
import { REVIEW_MESSAGES } from './review.messages.ts'
import type { AskedReview, DraftFacts, reviewEditorChart } from './reviewEditor.chart.ts'

/** End of the editor; `null` while it is open. */
export type ReviewEnd = 'SAVED' | 'LOST' | 'LEFT'

/** Part of the form that a violation belongs to. */
export type ReviewField = 'score' | 'text' | 'files' | 'clauses'

const FIELDS: Readonly<Record<ReviewViolation, ReviewField>> = {
  REVIEW_SCORE_REQUIRED: 'score',
  REVIEW_TOO_SHORT: 'text',
  REVIEW_TOO_LONG: 'text',
  REVIEW_PERSONAL_DATA: 'text',
  REVIEW_VIDEO_TOO_MANY: 'files',
  REVIEW_CLAUSE_REQUIRED: 'clauses',
}

/** Violations that are reported at once: no further writing resolves them. */
const AT_ONCE: ReadonlySet<ReviewViolation> = new Set<ReviewViolation>(['REVIEW_VIDEO_TOO_MANY'])

/** Texts of what is wrong with the parts of the form; one that is right is absent. */
export type ReviewProblems = Readonly<Partial<Record<ReviewField, string>>>

/** View of the review editor, besides its fields. */
export type ReviewEditorView = {
  readonly canEdit: boolean
  readonly isBusy: boolean
  /** Nobody knows whether the review arrived: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** Problems of what is written; before the first try only those that are reported at once. */
  readonly problems: ReviewProblems
  /** Count of tries to send it. */
  readonly triedCount: number
  /** Reason why it was not saved; `null` when nothing went wrong. */
  readonly noticeText: string | null
  /** The question whether to leave what is written; `null` when nobody asks. */
  readonly questionText: string | null
  readonly end: ReviewEnd | null
  /** Takes the draft as it is now; called with each change. */
  readonly update: (written: DraftFacts) => void
  readonly submit: (asked: AskedReview) => void
  readonly repeat: () => void
  readonly leave: () => void
  readonly confirm: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof reviewEditorChart>
type Actor = Pick<ActorRefFrom<typeof reviewEditorChart>, 'send'>

const UNANSWERED = '등록됐는지 확인하지 못했어요. 다시 확인해도 두 번 등록되지 않아요.'

function noticeText(snapshot: Snapshot): string | null {
  if (snapshot.matches('unanswered')) return UNANSWERED
  return snapshot.context.refusalText
}

function problemsOf({ context: { violations, triedCount } }: Snapshot): ReviewProblems {
  const problems: Partial<Record<ReviewField, string>> = {}
  for (const code of violations) {
    if (triedCount === 0 && !AT_ONCE.has(code)) continue
    const field = FIELDS[code]
    const former = problems[field]
    const text = REVIEW_MESSAGES[code]()
    problems[field] = former === undefined ? text : `${former} ${text}`
  }
  return problems
}

function endOf(snapshot: Snapshot): ReviewEnd | null {
  if (snapshot.matches('saved')) return 'SAVED'
  if (snapshot.matches('lost')) return 'LOST'
  return snapshot.matches('left') ? 'LEFT' : null
}

/** Views the review editor. Source: spec §5, domain-rules §7.4. */
export function reviewEditorView(snapshot: Snapshot, actor: Actor): ReviewEditorView {
  const { triedCount } = snapshot.context
  return {
    canEdit: snapshot.hasTag('editable'),
    isBusy: snapshot.hasTag('busy'),
    canRepeat: snapshot.can({ type: 'buyer.retry' }),
    problems: problemsOf(snapshot),
    triedCount,
    noticeText: noticeText(snapshot),
    questionText: snapshot.matches('asking') ? REVIEW_MESSAGES.REVIEW_LEAVE_CONFIRM() : null,
    end: endOf(snapshot),
    update: (written) => actor.send({ type: 'facts.changed', ...written }),
    submit: (asked) => actor.send({ type: 'buyer.submit', ...asked }),
    repeat: () => actor.send({ type: 'buyer.retry' }),
    leave: () => actor.send({ type: 'buyer.leave' }),
    confirm: () => actor.send({ type: 'buyer.confirm' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
