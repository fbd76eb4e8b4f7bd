import {
  SALE_BUY_HOURS,
  SALE_ENTRY_MINUTES_MIN,
  SALE_WAVE_COUNT_MAX,
  SALE_WAVE_HOURS,
  SPECIAL_SALE_GOODS_COUNT_MAX,
} from '@jangteo/core/promotion/specialSale.codes'
import { SPECIAL_SALE_VIOLATION_TEXTS } from '@jangteo/core/promotion/specialSale.messages'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { FormSection } from '../../staff/form/FormSection.tsx'
import { LongText } from '../../staff/form/LongText.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { marketSearch } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import { SaleGoodsFields } from './SaleGoodsFields.tsx'
import { toTargets, toWrittenSale, withNumbers, withPicked } from './specialSaleDraft.ts'
import type { SaleProblems, SpecialSaleDraft, WrittenSale } from './specialSaleDraft.ts'

const GOODS = marketSearch('GOODS')
const BODY_ROWS = 14
const INCOMPLETE: SaleProblems = { SCHEDULE: SPECIAL_SALE_VIOLATION_TEXTS.SCHEDULE }

type SpecialSaleFormProps = {
  readonly begun: SpecialSaleDraft
  readonly problems: SaleProblems
  readonly isSaving: boolean
  readonly onSave: (written: WrittenSale) => void
}

/** Everything of a special sale that nobody could enter yet. */
export function SpecialSaleForm({ begun, problems, isSaving, onSave }: SpecialSaleFormProps) {
  const [draft, setDraft] = useState(begun)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const change = (part: Partial<SpecialSaleDraft>) => setDraft((former) => ({ ...former, ...part }))
  const save = () => {
    const written = toWrittenSale(draft)
    setIsIncomplete(written === null)
    if (written !== null && !isSaving) onSave(written)
  }
  const part = { draft, problems: isIncomplete ? INCOMPLETE : problems, change }
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <SaleTexts {...part} />
      <SaleMoments {...part} />
      <SaleGoods {...part} />
      <div className={formStyles.actions}>
        <Button type="submit" isBusy={isSaving}>
          저장
        </Button>
      </div>
    </form>
  )
}

type SalePartProps = {
  readonly draft: SpecialSaleDraft
  readonly problems: SaleProblems
  readonly change: (part: Partial<SpecialSaleDraft>) => void
}

const presentOf = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined)

function SaleTexts({ draft, problems, change }: SalePartProps) {
  return (
    <FormSection title="내용">
      <TextInput
        label="제목"
        isRequired
        value={draft.title}
        problem={problems.NAME ?? null}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className={formStyles.wide}>
        <LongText
          label="안내"
          isRequired
          hint="제목은 #, 목록은 -, 굵은 글씨는 **로 표시해요."
          rows={BODY_ROWS}
          value={draft.body}
          problem={problems.BODY ?? null}
          onValue={(body) => change({ body })}
        />
      </div>
    </FormSection>
  )
}

function SaleMoments({ draft, problems, change }: SalePartProps) {
  return (
    <FormSection title="일정" problems={presentOf([problems.SCHEDULE, problems.OVERLAP])}>
      <MomentInput
        label="응모 시작"
        isRequired
        hint="시작한 뒤에는 특별판매를 바꿀 수 없어요."
        value={draft.entryOpensAt}
        onValue={(entryOpensAt) => change({ entryOpensAt })}
      />
      <MomentInput
        label="응모 마감"
        isRequired
        hint={`응모는 ${SALE_ENTRY_MINUTES_MIN}분 이상 받아요.`}
        value={draft.entryClosesAt}
        onValue={(entryClosesAt) => change({ entryClosesAt })}
      />
      <MomentInput
        label="추첨"
        isRequired
        value={draft.drawAt}
        onValue={(drawAt) => change({ drawAt })}
      />
      <MomentInput
        label="구매 시작"
        isRequired
        hint={`당첨자는 ${SALE_BUY_HOURS}시간, 남은 수량은 다음 순번이 ${SALE_WAVE_HOURS}시간씩 ${SALE_WAVE_COUNT_MAX}번까지 구매해요.`}
        value={draft.buyOpensAt}
        onValue={(buyOpensAt) => change({ buyOpensAt })}
      />
    </FormSection>
  )
}

function SaleGoods({ draft, problems, change }: SalePartProps) {
  const { goodsList } = draft
  return (
    <FormSection title="상품" problems={problems.GOODS === undefined ? [] : [problems.GOODS]}>
      {problems.GOODS === undefined ? (
        <p className={clsx(formStyles.wide, formStyles.note)}>
          주문제작과 특가가 아닌, 옵션이 하나인 상품을 {SPECIAL_SALE_GOODS_COUNT_MAX}개까지 선택해
          주세요.
        </p>
      ) : null}
      <div className={formStyles.wide}>
        <TargetPicker
          label="상품"
          search={GOODS}
          picked={toTargets(goodsList)}
          countMax={SPECIAL_SALE_GOODS_COUNT_MAX}
          onPick={(picked) => change({ goodsList: withPicked(goodsList, picked) })}
          renderFields={({ targetId }) => {
            const goods = goodsList.find(({ goodsId }) => goodsId === targetId)
            return goods === undefined ? null : (
              <SaleGoodsFields
                goods={goods}
                onChange={(numbers) =>
                  change({ goodsList: withNumbers(goodsList, targetId, numbers) })
                }
              />
            )
          }}
        />
      </div>
    </FormSection>
  )
}
