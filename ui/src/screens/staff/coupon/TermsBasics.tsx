import {
  COUPON_DISCOUNT_KIND_LABELS,
  COUPON_DISCOUNT_KINDS,
  COUPON_TYPE_LABELS,
  COUPON_TYPES,
} from '@jangteo/core/coupon/coupon.codes'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { NumberInput } from '../form/NumberInput.tsx'
import type { TermsPartProps } from './termsPart.ts'
import { labelled } from '../form/labelled.ts'

/** The name of a coupon and its discount. */
export function TermsBasics({ terms, problems, onChange, issuer }: TermsPartProps) {
  const isRate = terms.discountEnum === 'PERCENT'
  return (
    <FormSection title="이름과 할인">
      <TextInput
        label="쿠폰 이름"
        isRequired
        value={terms.name}
        problem={problems.NAME ?? null}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Select
        label="종류"
        value={terms.couponTypeEnum}
        choices={labelled(COUPON_TYPES, COUPON_TYPE_LABELS)}
        onChange={(couponTypeEnum) => onChange({ couponTypeEnum })}
      />
      <Select
        label="할인 방식"
        value={terms.discountEnum}
        choices={labelled(COUPON_DISCOUNT_KINDS, COUPON_DISCOUNT_KIND_LABELS)}
        onChange={(discountEnum) => onChange({ discountEnum, maxDiscount: 0 })}
      />
      <NumberInput
        label={isRate ? '할인율 (%)' : '할인금액 (원)'}
        isRequired
        value={terms.discountValue}
        problem={problems.DISCOUNT ?? null}
        onValue={(value) => onChange({ discountValue: value ?? 0 })}
      />
      {isRate ? (
        <NumberInput
          label="최대 할인금액 (원)"
          hint="0원이면 제한이 없어요."
          value={terms.maxDiscount}
          onValue={(value) => onChange({ maxDiscount: value ?? 0 })}
        />
      ) : null}
      <NumberInput
        label="최소 주문금액 (원)"
        hint="0원이면 제한이 없어요."
        value={terms.minimumAmount}
        problem={problems.MINIMUM ?? null}
        onValue={(value) => onChange({ minimumAmount: value ?? 0 })}
      />
      {issuer === 'OPERATOR' ? (
        <NumberInput
          label="장터 부담률 (%)"
          hint="나머지는 상품을 판매한 스토어가 부담해요."
          value={terms.marketShare}
          problem={problems.MARKET_SHARE ?? null}
          onValue={(value) => onChange({ marketShare: value ?? 0 })}
        />
      ) : null}
    </FormSection>
  )
}
