import {
  GOODS_DESCRIPTION_LENGTH_MAX,
  GOODS_NAME_LENGTH_MAX,
  GOODS_SUMMARY_LENGTH_MAX,
} from '@jangteo/core/goods/goodsContent.codes'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { FormSection } from './FormSection.tsx'
import { FormText } from './FormText.tsx'
import type { GoodsChoices, GoodsFormPart } from './goodsFormPart.ts'
import styles from './SellerGoods.module.css'

type GoodsTextFieldsProps = GoodsFormPart & { readonly choices: GoodsChoices }

/** Name of a product, and what it says of itself. */
export function GoodsTextFields({ form, problems, change, choices }: GoodsTextFieldsProps) {
  const categories = choices.categoryList.map(({ categoryId, name, reviewedYn }) => ({
    value: String(categoryId),
    label: reviewedYn === 'Y' ? `${name} (심사)` : name,
  }))
  const brands = choices.brandList.map(({ brandId, name }) => ({
    value: String(brandId),
    label: name,
  }))
  const wrong = [problems.name, problems.category, problems.summary, problems.tags]
  return (
    <FormSection
      title="기본 정보"
      problems={[...wrong, problems.model, problems.sellerCode, problems.description]}
    >
      <FormText
        label="상품명"
        isRequired
        value={form.name}
        maxLength={GOODS_NAME_LENGTH_MAX}
        onValue={(name) => change({ name })}
      />
      <div className={styles.columns}>
        <Select
          label="카테고리"
          value={form.categoryId}
          choices={[{ value: '', label: '선택해 주세요' }, ...categories]}
          onChange={(categoryId) => change({ categoryId })}
        />
        <Select
          label="브랜드"
          value={form.brandId}
          choices={[{ value: '', label: '없음' }, ...brands]}
          onChange={(brandId) => change({ brandId })}
        />
        <FormText
          label="모델명"
          value={form.modelName}
          onValue={(modelName) => change({ modelName })}
        />
        <FormText
          label="판매자 상품코드"
          hint="파일로 등록할 때 상품을 찾는 번호예요."
          value={form.sellerCode}
          onValue={(sellerCode) => change({ sellerCode })}
        />
      </div>
      <FormText
        label="한 줄 소개"
        value={form.summary}
        maxLength={GOODS_SUMMARY_LENGTH_MAX}
        onValue={(summary) => change({ summary })}
      />
      <FormText
        label="검색 태그"
        hint="쉼표로 나누어 10개까지 입력해 주세요."
        value={form.tags}
        onValue={(tags) => change({ tags })}
      />
      <TextArea
        label="상세설명"
        max={GOODS_DESCRIPTION_LENGTH_MAX}
        state={{
          name: 'description',
          value: form.description,
          problem: problems.description ?? null,
          onValue: (description) => change({ description }),
          onBlur: () => undefined,
        }}
      />
      <Checkbox isChecked={form.isAdultOnly} onChange={(isAdultOnly) => change({ isAdultOnly })}>
        19세 이상만 구매할 수 있는 상품
      </Checkbox>
      <Checkbox isChecked={form.isCustomMade} onChange={(isCustomMade) => change({ isCustomMade })}>
        주문을 받고 만드는 상품
      </Checkbox>
    </FormSection>
  )
}
