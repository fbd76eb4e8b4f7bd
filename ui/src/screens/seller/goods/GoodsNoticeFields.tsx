import {
  GOODS_NOTICE_KIND_LABELS,
  GOODS_NOTICE_KINDS,
  noticeLabels,
} from '@jangteo/core/goods/noticeKind.codes'
import { Button } from '../../../parts/action/Button.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { FormSection } from './FormSection.tsx'
import { FormText } from './FormText.tsx'
import type { GoodsFormPart } from './goodsFormPart.ts'
import styles from './SellerGoods.module.css'

const KINDS = [
  { value: '' as const, label: '선택해 주세요' },
  ...GOODS_NOTICE_KINDS.map((value) => ({ value, label: GOODS_NOTICE_KIND_LABELS[value] })),
]

const SEE_DETAIL = '상품상세 참조'

/** The notice that the law requires: its kind, and a value for each of its rows. */
export function GoodsNoticeFields({ form, problems, change }: GoodsFormPart) {
  const { noticeKind, noticeValues } = form
  const labels = noticeKind === '' ? [] : noticeLabels(noticeKind)
  const fill = () => {
    const filled = labels.map((label) => [label, noticeValues[label] || SEE_DETAIL] as const)
    change({ noticeValues: { ...noticeValues, ...Object.fromEntries(filled) } })
  }
  return (
    <FormSection title="상품정보제공고시" problems={[problems.notice]}>
      <Select
        label="상품군"
        value={noticeKind}
        choices={KINDS}
        onChange={(kind) => change({ noticeKind: kind })}
      />
      {labels.length === 0 ? null : (
        <p>
          <Button size="s" variant="outline" onClick={fill}>
            빈 항목에 ‘{SEE_DETAIL}’ 입력
          </Button>
        </p>
      )}
      <div className={styles.columns}>
        {labels.map((label) => (
          <FormText
            key={label}
            label={label}
            value={noticeValues[label] ?? ''}
            maxLength={500}
            onValue={(value) => change({ noticeValues: { ...noticeValues, [label]: value } })}
          />
        ))}
      </div>
    </FormSection>
  )
}
