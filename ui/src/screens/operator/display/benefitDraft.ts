import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'

/** A benefit as its form holds it, with the names of its coupons. */
export type BenefitDraft = Omit<StaffAnswers['operatorBenefit']['detail'], 'benefitId'>

/** A benefit without anything in it, from a moment on. */
export function newBenefit(nowMs: number): BenefitDraft {
  return {
    title: '',
    subtitle: '',
    body: '',
    picture: '',
    startsAt: new Date(nowMs).toISOString(),
    endsAt: null,
    hiddenYn: 'N',
    couponIdList: [],
    couponList: [],
  }
}

/** A benefit as it is sent: without the names. */
export function toWrittenBenefit(draft: BenefitDraft): StaffInputs['operatorBenefit']['create'] {
  const { couponList: _coupons, ...written } = draft
  return written
}
