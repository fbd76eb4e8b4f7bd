import { formatDate } from '../calendar/dateText.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isMarketingConsentOld, marketingConsentText } from './agreement.rules.ts'
import { CONSENT_KINDS, MARKETING_CONSENTS, REQUIRED_CONSENTS } from './consent.codes.ts'
import type { ConsentKind } from './consent.codes.ts'

/** One entry of the history: agreed to, or withdrawn, at a moment in epoch milliseconds. */
export type ConsentStep = {
  readonly kind: ConsentKind
  readonly isAgreed: boolean
  readonly atMs: number
}

/** Status of one kind. Times in epoch milliseconds. */
export type Consent = {
  readonly kind: ConsentKind
  readonly isRequired: boolean
  readonly isAgreed: boolean
  /** The newest agreement; `null` where none is recorded. */
  readonly agreedAtMs: number | null
  /** The withdrawal after it; `null` while it holds, and before any. */
  readonly withdrawnAtMs: number | null
}

const NOT_GIVEN = { isAgreed: false, agreedAtMs: null, withdrawnAtMs: null } as const

function afterStep(consent: Consent, { isAgreed, atMs }: ConsentStep): Consent {
  return isAgreed
    ? { ...consent, isAgreed, agreedAtMs: atMs, withdrawnAtMs: null }
    : { ...consent, isAgreed, withdrawnAtMs: atMs }
}

/**
 * Replays a history, the oldest entry first, to the status of every kind, in the order of the sign-up. Source:
 * market-rules §7.
 */
export function consentsOf(history: readonly ConsentStep[]): readonly Consent[] {
  return CONSENT_KINDS.map((kind) =>
    history
      .filter((step) => step.kind === kind)
      .reduce(afterStep, { kind, isRequired: REQUIRED_CONSENTS.includes(kind), ...NOT_GIVEN }),
  )
}

/** True for a consent to advertising that has to be asked for again; it holds until it is withdrawn. Source: decision 118. */
export function isRenewalDue({ kind, isAgreed, agreedAtMs }: Consent, nowMs: number): boolean {
  if (!isAgreed || agreedAtMs === null || !MARKETING_CONSENTS.includes(kind)) return false
  return isMarketingConsentOld(agreedAtMs, nowMs)
}

/** Change that a member wants, and the time now in epoch milliseconds. */
export type ConsentChange = ConsentStep

/** Reason why a consent stays as it is. */
export type ConsentRefusal = 'TERMS_NOT_WITHDRAWABLE' | 'CONSENT_NIGHT_ALONE'

/** Channels that reach somebody at night. Source: life-rules §4. */
const NIGHT_CHANNELS: readonly ConsentKind[] = ['MARKETING_APP', 'MARKETING_SMS']

function isAgreedTo(consents: readonly Consent[], kind: ConsentKind): boolean {
  return consents.some((consent) => consent.kind === kind && consent.isAgreed)
}

function hasNightChannel(consents: readonly Consent[], without: ConsentKind | null): boolean {
  return NIGHT_CHANNELS.some((kind) => kind !== without && isAgreedTo(consents, kind))
}

/** The night ends with its last channel. */
function endOfNight(consents: readonly Consent[], { kind, atMs }: ConsentChange): ConsentStep[] {
  const isLast = NIGHT_CHANNELS.includes(kind) && !hasNightChannel(consents, kind)
  const ends = isLast && isAgreedTo(consents, 'MARKETING_NIGHT')
  return ends ? [{ kind: 'MARKETING_NIGHT', isAgreed: false, atMs }] : []
}

/**
 * Plans the entries that a change adds to the history: none when it is so already, one, or the night's with that of its
 * last channel. Agreeing again to what is due for renewal is an entry. Refusals: TERMS_NOT_WITHDRAWABLE,
 * CONSENT_NIGHT_ALONE for the night without a channel that it could use. Source: life-rules §4, decision 118.
 */
export function planConsent(
  consents: readonly Consent[],
  change: ConsentChange,
): Decision<ConsentRefusal, readonly ConsentStep[]> {
  const { kind, isAgreed, atMs } = change
  const consent = consents.find((one) => one.kind === kind)
  if (!isAgreed && REQUIRED_CONSENTS.includes(kind)) return refuse('TERMS_NOT_WITHDRAWABLE')
  const isSame = consent?.isAgreed === isAgreed && !isRenewalDue(consent, atMs)
  if (isSame) return allow([])
  if (!isAgreed) return allow([change, ...endOfNight(consents, change)])
  const isAlone = kind === 'MARKETING_NIGHT' && !hasNightChannel(consents, null)
  return isAlone ? refuse('CONSENT_NIGHT_ALONE') : allow([change])
}

/**
 * Entries of a sign-up: what was ticked, in the order of the list; the night only beside a channel that it could use.
 */
export function consentsAtSignUp(ticked: readonly ConsentKind[], atMs: number): ConsentStep[] {
  const steps: ConsentStep[] = []
  for (const kind of CONSENT_KINDS.filter((one) => ticked.includes(one))) {
    const plan = planConsent(consentsOf(steps), { kind, isAgreed: true, atMs })
    if (plan.ok) steps.push(...plan.value)
  }
  return steps
}

/**
 * Text of a status with its day; `null` for what was never given. Source: life-rules §4.
 * @example consentText(marketing) // '2026.08.22 광고성 정보 수신 동의를 철회했어요.'
 */
export function consentText({ kind, isAgreed, agreedAtMs, withdrawnAtMs }: Consent): string | null {
  const atMs = isAgreed ? agreedAtMs : withdrawnAtMs
  if (atMs === null) return null
  if (MARKETING_CONSENTS.includes(kind)) return marketingConsentText(isAgreed, atMs)
  return `${formatDate(atMs)} ${isAgreed ? '동의했어요' : '동의를 철회했어요'}.`
}
