import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { SELLER_MESSAGES } from './seller.messages.ts'
import {
  SELLER_UNIQUE_FIELD_FREE_TEXTS,
  SELLER_UNIQUE_FIELD_LABELS,
  SELLER_UNIQUE_FIELDS,
} from './sellerApplication.codes.ts'
import type { SellerUniqueField } from './sellerApplication.codes.ts'
import { decideUnique } from './sellerApplication.rules.ts'
import type { FreeValues, SellerViolation } from './sellerApplication.rules.ts'
import type { AskedApplication, AskedUnique, sellerApplyChart } from './sellerApply.chart.ts'

/** A field with its check: available, or the text of its violation (`null`: none). */
export type UniqueFieldView = {
  readonly label: string
  /** Text for a value that is available; `null` for one that is taken or not checked. */
  readonly freeText: string | null
  readonly isChecking: boolean
  readonly isTaken: boolean
  readonly problemText: string | null
}

/** View of the application's page, besides what is typed. */
export type SellerApplyView = {
  readonly canType: boolean
  readonly isBusy: boolean
  readonly isApplying: boolean
  /** Nobody knows whether the application arrived: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** Values that were found free, for `checkSellerApplication`. */
  readonly free: FreeValues
  readonly fields: Readonly<Record<SellerUniqueField, UniqueFieldView>>
  readonly problemOf: (field: SellerViolation['field']) => string | null
  readonly noticeText: string | null
  /** Number of the accepted application; `null` before. */
  readonly applicationNumber: string | null
  readonly check: (asked: AskedUnique) => void
  readonly retype: (field: SellerUniqueField) => void
  readonly submit: (submission: ApplicationSubmission) => void
  readonly repeat: () => void
  readonly dismiss: () => void
}

/** A completed form with its idempotency key, and the violations that `checkSellerApplication` finds. */
export type ApplicationSubmission = AskedApplication & {
  readonly violations: readonly SellerViolation[]
}

type Snapshot = SnapshotFrom<typeof sellerApplyChart>
type Actor = Pick<ActorRefFrom<typeof sellerApplyChart>, 'send'>

function violationText({ context }: Snapshot, field: SellerViolation['field']): string | null {
  const found = context.violations.find((violation) => violation.field === field)
  return found === undefined ? null : SELLER_MESSAGES[found.code]()
}

function takenText({ context }: Snapshot, field: SellerUniqueField): string | null {
  const decided = decideUnique(field, context.taken.includes(field))
  return decided.ok ? null : SELLER_MESSAGES[decided.reason]()
}

function fieldView(snapshot: Snapshot, field: SellerUniqueField): UniqueFieldView {
  const { free, asked, taken } = snapshot.context
  return {
    label: SELLER_UNIQUE_FIELD_LABELS[field],
    freeText: free[field] === null ? null : SELLER_UNIQUE_FIELD_FREE_TEXTS[field],
    isChecking: snapshot.matches('checking') && asked.field === field,
    isTaken: taken.includes(field),
    problemText: takenText(snapshot, field) ?? violationText(snapshot, field),
  }
}

const UNANSWERED = '접수됐는지 확인하지 못했어요. 다시 확인해도 두 번 신청되지 않아요.'

function noticeText(snapshot: Snapshot): string | null {
  if (snapshot.matches('unanswered')) return UNANSWERED
  const { failureText, hasFailed } = snapshot.context
  return failureText ?? (hasFailed ? REFUSAL_MESSAGES.API_FAILURE() : null)
}

/** Views the page of the application. Source: spec §5. */
export function sellerApplyView(snapshot: Snapshot, actor: Actor): SellerApplyView {
  const [businessNumber, loginId, email, storeName, storeUrl] = SELLER_UNIQUE_FIELDS
  return {
    canType: snapshot.hasTag('typable'),
    isBusy: snapshot.hasTag('busy'),
    isApplying: snapshot.matches('applying'),
    canRepeat: snapshot.can({ type: 'seller.retry' }),
    free: snapshot.context.free,
    fields: {
      businessNumber: fieldView(snapshot, businessNumber),
      loginId: fieldView(snapshot, loginId),
      email: fieldView(snapshot, email),
      storeName: fieldView(snapshot, storeName),
      storeUrl: fieldView(snapshot, storeUrl),
    },
    problemOf: (field) => violationText(snapshot, field),
    noticeText: noticeText(snapshot),
    applicationNumber: snapshot.matches('applied') ? snapshot.context.applicationNumber : null,
    check: (asked) => actor.send({ type: 'seller.check', asked }),
    retype: (field) => actor.send({ type: 'seller.retype', field }),
    submit: (submission) => actor.send({ type: 'seller.submit', ...submission }),
    repeat: () => actor.send({ type: 'seller.retry' }),
    dismiss: () => actor.send({ type: 'seller.dismiss' }),
  }
}
