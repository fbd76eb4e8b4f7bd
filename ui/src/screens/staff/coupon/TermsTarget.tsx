import { COUPON_TARGET_KINDS } from '@jangteo/core/coupon/coupon.codes'
import type { CouponTargetKind } from '@jangteo/core/coupon/coupon.codes'
import {
  COUPON_TARGET_COUNT_MAX,
  COUPON_TARGET_KIND_LABELS,
} from '@jangteo/core/coupon/couponTerms.codes'
import { Select } from '../../../parts/field/Select.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { marketSearch, ownGoodsSearch } from '../form/target.ts'
import type { TargetSearch } from '../form/target.ts'
import { TargetPicker } from '../form/TargetPicker.tsx'
import formStyles from '../form/StaffForm.module.css'
import { labelled } from '../form/labelled.ts'
import type { TermsTargetProps } from './termsPart.ts'

const SEARCHES: Readonly<Record<Exclude<CouponTargetKind, 'ALL'>, TargetSearch>> = {
  GOODS: marketSearch('GOODS'),
  STORES: marketSearch('STORE'),
  CATEGORIES: marketSearch('CATEGORY'),
}

/** A store's coupon is for some of its products, or for all of them. */
const OWN_LABELS = { STORES: '스토어의 모든 상품', GOODS: '선택한 상품' } as const

/** The goods that a coupon is for. */
export function TermsTarget(props: TermsTargetProps) {
  const { issuer, terms, targets, problems, onChange, onTargets } = props
  const { targetEnum } = terms
  const choices =
    issuer === 'SELLER'
      ? labelled(['GOODS', 'STORES'] as const, OWN_LABELS)
      : labelled(COUPON_TARGET_KINDS, COUPON_TARGET_KIND_LABELS)
  const isPicked = targetEnum !== 'ALL' && !(issuer === 'SELLER' && targetEnum === 'STORES')
  return (
    <FormSection title="사용처" problems={problems.TARGET === undefined ? [] : [problems.TARGET]}>
      <Select<CouponTargetKind>
        label="사용할 수 있는 곳"
        value={targetEnum}
        choices={choices}
        onChange={(chosen) => {
          onChange({ targetEnum: chosen })
          onTargets([])
        }}
      />
      {isPicked ? (
        <div className={formStyles.wide}>
          <TargetPicker
            key={targetEnum}
            label={COUPON_TARGET_KIND_LABELS[targetEnum]}
            search={issuer === 'SELLER' ? ownGoodsSearch : SEARCHES[targetEnum]}
            picked={targets}
            countMax={COUPON_TARGET_COUNT_MAX}
            onPick={onTargets}
          />
        </div>
      ) : null}
    </FormSection>
  )
}
