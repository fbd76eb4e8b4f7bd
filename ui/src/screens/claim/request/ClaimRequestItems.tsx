import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { isBoundToMain, replacesGoods } from '@jangteo/core/claim/request/claimRequest.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useState } from 'react'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { orderLinesOf } from '../../order/orderData.ts'
import styles from './ClaimRequest.module.css'
import {
  chooseItems,
  claimableItems,
  conflictingClaim,
  itemsProblem,
  openReasons,
  onlyOption,
  optionLabel,
  picksOf,
  toggleItem,
} from './claimRequestData.ts'
import type { RequestItemData } from './claimRequestData.ts'
import { requestedItems } from './claimRequestForm.ts'
import { ClaimRequestFrame, ClaimWay } from './ClaimRequestFrame.tsx'
import { ClaimRequestSummary } from './ClaimRequestSummary.tsx'
import type { RequestEntry } from './useClaimRequest.ts'

type StepProps = { readonly entry: RequestEntry }

/** The first step: items, and for an exchange the option of each. */
export function ClaimRequestItems({ entry }: StepProps) {
  const { page, form, view } = entry
  const [failedCount, setFailedCount] = useState(0)
  const picked = { ...form, picks: picksOf(page, form) }
  const problem = itemsProblem(page, picked)
  const isOfChoice = form.chosen.length === 0 || openReasons(page, form).length === 0
  const claimable = page.items.filter(({ refusal }) => refusal === null)
  if (claimable.length === 0) return <NothingClaimable entry={entry} />
  return (
    <ClaimRequestFrame
      entry={entry}
      fields={{
        isRight: problem === null,
        failedCount,
        showProblems: () => setFailedCount((count) => count + 1),
      }}
      onSubmit={() => view.choose(requestedItems(picked))}
      aside={<ClaimRequestSummary entry={entry} />}
    >
      <PageSection
        title={page.storeName}
        problem={failedCount > 0 && isOfChoice ? problem : null}
        extra={claimable.length > 1 ? <ChooseAll entry={entry} /> : null}
      >
        <ul className={styles.items}>
          {orderLinesOf(page.items).map(({ main, addons }) => (
            <li key={main.orderItemIdEncrypt} className={styles.item}>
              {[main, ...addons].map(({ orderItemIdEncrypt: id }) => (
                <ClaimRequestLine key={id} entry={entry} id={id} isFailed={failedCount > 0} />
              ))}
              <AddonNote entry={entry} mainId={main.orderItemIdEncrypt} />
            </li>
          ))}
        </ul>
      </PageSection>
    </ClaimRequestFrame>
  )
}

function NothingClaimable({ entry: { page, target } }: StepProps) {
  const claim = conflictingClaim(page)
  const [first] = page.items
  return (
    <PageSection title={page.storeName}>
      <Callout>
        <p>지금 {CLAIM_TYPE_LABELS[target.type]} 신청할 수 있는 상품이 없어요.</p>
        <p>{first?.refusal?.message}</p>
      </Callout>
      <ul className={styles.items}>
        {page.items.map((item) => (
          <li key={item.orderItemIdEncrypt}>
            <GoodsLine isDim goods={{ ...item, isAddon: item.mainOrderItemIdEncrypt !== null }}>
              <Figures item={item} />
            </GoodsLine>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {claim === null ? null : <ClaimWay {...claim} />}
        <ButtonLink variant="outline" size="s" to={routes.orderDetail(target.ordersId)}>
          주문 상세 보기
        </ButtonLink>
      </div>
    </PageSection>
  )
}

function ChooseAll({ entry: { page, form, change } }: StepProps) {
  const all = claimableItems(page)
    .filter(({ isClaimable }) => isClaimable)
    .map(({ id }) => id)
  const isAll = all.every((id) => form.chosen.includes(id))
  return (
    <Checkbox
      isChecked={isAll || (form.chosen.length > 0 ? 'partly' : false)}
      onChange={() => change({ chosen: isAll ? [] : chooseItems(page, all) })}
    >
      전체 선택
    </Checkbox>
  )
}

type LineProps = StepProps & { readonly id: string; readonly isFailed: boolean }

function ClaimRequestLine({ entry, id, isFailed }: LineProps) {
  const { page, form, change } = entry
  const item = page.items.find(({ orderItemIdEncrypt }) => orderItemIdEncrypt === id)
  const known = claimableItems(page).find((each) => each.id === id)
  if (item === undefined || known === undefined) return null
  const { refusal, goodsName, optionName } = item
  const isChosen = form.chosen.includes(id)
  return (
    <>
      <GoodsLine
        goods={{ ...item, isAddon: item.mainOrderItemIdEncrypt !== null }}
        isDim={refusal !== null}
        lead={
          <Checkbox
            label={`${goodsName} ${optionName}`.trim()}
            isChecked={isChosen}
            isDisabled={refusal !== null || isBoundToMain(known, form.chosen)}
            onChange={() => change({ chosen: toggleItem(page, form.chosen, id) })}
          />
        }
      >
        <Figures item={item} />
        {refusal === null ? null : <p className={styles.refusal}>{refusal.message}</p>}
      </GoodsLine>
      {isChosen ? <ExchangeOption entry={entry} item={item} isFailed={isFailed} /> : null}
    </>
  )
}

function Figures({ item: { paidAmount, quantity } }: { readonly item: RequestItemData }) {
  return (
    <p className={styles.figures}>
      {formatWon(paidAmount)} · {formatNumber(quantity)}개
    </p>
  )
}

type OptionProps = StepProps & { readonly item: RequestItemData; readonly isFailed: boolean }

/** Replacement of an item; goods without options for the same. */
function ExchangeOption({ entry, item, isFailed }: OptionProps) {
  const { target, page, form, change } = entry
  if (!replacesGoods(target.type)) return null
  if (item.optionNames.length === 0) {
    const text =
      onlyOption(item) === null
        ? CLAIM_MESSAGES.EXCHANGE_RESHIPPING_OUT_OF_STOCK()
        : '같은 상품으로 교환해 드려요.'
    return <p className={styles.refusal}>{text}</p>
  }
  const id = item.orderItemIdEncrypt
  const picked = picksOf(page, form)[id]
  const choices = item.exchangeOptionList.map((option) => ({
    value: String(option.optionId),
    label: optionLabel(option),
    isDisabled: option.soldOut,
  }))
  return (
    <Select
      label="교환할 옵션"
      isRequired
      hint="같은 가격의 옵션으로 교환할 수 있어요."
      problem={isFailed && picked === undefined ? CLAIM_MESSAGES.CLAIM_OPTION_REQUIRED() : null}
      value={picked === undefined ? '' : String(picked)}
      choices={[{ value: '', label: '옵션을 선택해 주세요' }, ...choices]}
      onChange={(value) => {
        const { [id]: _, ...others } = form.picks
        change({ picks: value === '' ? others : { ...others, [id]: Number(value) } })
      }}
    />
  )
}

/** Reason why add-ons cannot be left out, once they can't. */
function AddonNote({ entry, mainId }: StepProps & { readonly mainId: string }) {
  const { page, form } = entry
  const isBound = claimableItems(page).some(
    (item) => item.mainId === mainId && isBoundToMain(item, form.chosen),
  )
  return isBound ? (
    <Callout>
      <p>{CLAIM_MESSAGES.NOT_PART_CLAIM_ADD_GOODS()}</p>
    </Callout>
  ) : null
}
