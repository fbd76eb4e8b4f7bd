import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { FormSection } from './FormSection.tsx'
import { FormFigure, FormText } from './FormText.tsx'
import type { GoodsChoices, GoodsFormPart } from './goodsFormPart.ts'
import styles from './SellerGoods.module.css'

type GoodsTermFieldsProps = GoodsFormPart & { readonly choices: GoodsChoices }

/** Shipping, limits of a purchase, and the period of the sale. */
export function GoodsTermFields({ form, problems, change, choices }: GoodsTermFieldsProps) {
  const policies = choices.policyList.map(({ shippingPolicyId, name }) => ({
    value: String(shippingPolicyId),
    label: name,
  }))
  return (
    <FormSection
      title="배송과 판매 조건"
      problems={[problems.shipping, problems.limits, problems.period]}
    >
      <div className={styles.columns}>
        <Select
          label="배송 정책"
          isRequired
          value={form.shippingPolicyId}
          choices={[{ value: '', label: '선택해 주세요' }, ...policies]}
          onChange={(shippingPolicyId) => change({ shippingPolicyId })}
        />
        <FormFigure
          label="발송 기한 (영업일)"
          value={form.shipWithinDays}
          maxLength={2}
          onValue={(shipWithinDays) => change({ shipWithinDays })}
        />
        <FormText
          label="판매 시작"
          type="datetime-local"
          value={form.saleStartsAt}
          onValue={(saleStartsAt) => change({ saleStartsAt })}
        />
        <FormText
          label="판매 종료"
          type="datetime-local"
          value={form.saleEndsAt}
          onValue={(saleEndsAt) => change({ saleEndsAt })}
        />
        <FormFigure
          label="최소 구매 수량"
          value={form.quantityMin}
          maxLength={5}
          onValue={(quantityMin) => change({ quantityMin })}
        />
        <FormFigure
          label="한 번에 최대"
          hint="비우면 제한하지 않아요."
          value={form.orderQuantityMax}
          maxLength={5}
          onValue={(orderQuantityMax) => change({ orderQuantityMax })}
        />
        <FormFigure
          label="한 사람이 모두 합쳐 최대"
          hint="비우면 제한하지 않아요."
          value={form.accountQuantityMax}
          maxLength={5}
          onValue={(accountQuantityMax) => change({ accountQuantityMax })}
        />
        <FormFigure
          label="비회원이 한 번에 최대"
          hint="0이면 회원만 구매할 수 있어요."
          value={form.guestQuantityMax}
          maxLength={5}
          onValue={(guestQuantityMax) => change({ guestQuantityMax })}
        />
      </div>
      <p>
        <ButtonLink to={sellerRoutes.shippingPolicies()} variant="text" size="s">
          배송 정책 관리
        </ButtonLink>
      </p>
    </FormSection>
  )
}
