import { ADULT_AGE_MIN, ADULT_CERTIFICATION_YEARS } from '../member/age.rules.ts'

/** Words of the law that stand where a product for adults is covered. Source: domain-rules §5.2. */
export const ADULT_MEDIA_TEXT = `이 정보내용은 청소년유해매체물로서 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」 및 「청소년 보호법」에 따라 ${ADULT_AGE_MIN}세 미만의 청소년이 이용할 수 없습니다.`

/** Validity of a certification as an adult. Source: domain-rules §5.2. */
export const ADULT_CERTIFICATION_TEXT = `한 번 인증하면 ${ADULT_CERTIFICATION_YEARS}년 동안 다시 인증하지 않아도 돼요.`

/** Refusal of an associate, who is not known to be anybody yet. Source: domain-rules A26. */
export const ADULT_MEMBER_TEXT =
  '준회원은 19세 이상 상품을 이용할 수 없어요. 본인인증으로 정회원이 된 뒤에 성인인증을 할 수 있어요.'
