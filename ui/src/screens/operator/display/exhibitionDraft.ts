import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'

/** An exhibition as its form holds it, with the names of what it holds. */
export type ExhibitionDraft = Omit<StaffAnswers['operatorExhibition']['detail'], 'exhibitionId'>

/** A group of an exhibition. */
export type ExhibitionGroup = ExhibitionDraft['groupList'][number]

/** An exhibition without anything in it, from a moment on. */
export function newExhibition(nowMs: number): ExhibitionDraft {
  return {
    exhibitionName: '',
    subtitle: '',
    description: '',
    picture: '',
    startsAt: new Date(nowMs).toISOString(),
    endsAt: null,
    hiddenYn: 'N',
    groupList: [{ groupId: null, groupName: '추천 상품', goodsIdList: [] }],
    couponIdList: [],
    goodsList: [],
    couponList: [],
  }
}

/** An exhibition as it is sent: without the names. */
export function toWritten(draft: ExhibitionDraft): StaffInputs['operatorExhibition']['create'] {
  const { goodsList: _goods, couponList: _coupons, ...written } = draft
  return written
}
