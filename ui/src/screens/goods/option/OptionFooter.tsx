import type { BuyAvailabilityCode } from '@jangteo/core/cart/cart.codes'
import { blocksAddition } from '@jangteo/core/cart/cartAdmission.rules'
import { CART_MESSAGES, buyReasonText } from '@jangteo/core/cart/cart.messages'
import { formatNumber, formatShippingFee, formatWon } from '@jangteo/core/money/money.rules'
import { freeShippingGapText } from '@jangteo/core/shipping/shippingText.rules'
import type { Dispatch } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useLoginQuestion } from '../../../parts/dialog/loginQuestion.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import type { OptionChoiceEvent, OptionChoiceState } from './optionChoice.ts'
import styles from './OptionPicker.module.css'
import type { OptionQuote, Problem } from './optionQuote.ts'
import { useAddToCart } from './useAddToCart.ts'

type OptionFooterProps = {
  readonly goods: GoodsDetailData
  readonly choice: OptionChoiceState
  readonly quote: OptionQuote
  readonly send: Dispatch<OptionChoiceEvent>
  readonly onDismiss: () => void
}

/** Reasons that a login may mend. */
const LOGIN_MENDS: ReadonlySet<BuyAvailabilityCode> = new Set([
  'ADULT_CERTIFICATION_REQUIRED',
  'GUEST_MAX_COUNT_CONDITIONS',
])

/** The total with its shipping, what stands against buying, and the two ways on. */
export function OptionFooter({ goods, choice, quote, send, onDismiss }: OptionFooterProps) {
  const toast = useToast()
  const askForLogin = useLoginQuestion()
  const { isLoggedIn } = useCaller()
  const onAdded = () => {
    send({ type: 'choice.cleared' })
    onDismiss()
  }
  const { addToCart, buyNow, refreshOptions, isAdding, isBuying } = useAddToCart(goods.goodsId, {
    onAdded,
  })
  const isNothingTaken = choice.taken.length === 0
  const explain = () => toast({ text: buyReasonText({ code: 'OPTION_REQUIRED', params: {} }) })
  const refuse = ({ text }: Problem) => {
    toast({ text })
    refreshOptions()
  }
  const add = () => {
    const blocking = quote.problems.find(({ code }) => blocksAddition(code))
    if (isNothingTaken) explain()
    else if (blocking === undefined) addToCart(choice)
    else refuse(blocking)
  }
  const buy = () => {
    const [problem] = quote.problems
    if (isNothingTaken) explain()
    else if (problem === undefined) buyNow(choice)
    else if (!isLoggedIn && LOGIN_MENDS.has(problem.code)) void askForLogin(problem.text)
    else refuse(problem)
  }
  return (
    <div className={styles.summary}>
      <OptionTotals quote={quote} />
      <div className={styles.actions}>
        <Button variant="outline" isBusy={isAdding} onClick={add}>
          장바구니
        </Button>
        <Button isBusy={isBuying} onClick={buy}>
          바로구매
        </Button>
      </div>
    </div>
  )
}

function OptionTotals({ quote }: { readonly quote: OptionQuote }) {
  const count = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div aria-live="polite">
      {quote.problems.map(({ text }) => (
        <p key={text} className={styles.problem}>
          {text}
        </p>
      ))}
      {quote.lines.length === 0 ? (
        <p className={styles.row}>{CART_MESSAGES.CART_NONE_CHOSEN()}</p>
      ) : (
        <>
          <p className={styles.row}>
            <span>상품 {formatNumber(count)}개</span>
            <span>{formatWon(quote.goodsAmount)}</span>
          </p>
          <p className={styles.row}>
            <span>배송비</span>
            <span>
              {quote.freeShippingGap === null || quote.freeShippingGap === 0 ? null : (
                <span className={styles.gap}>{freeShippingGapText(quote.freeShippingGap)} · </span>
              )}
              {formatShippingFee(quote.fee)}
            </span>
          </p>
          <p className={styles.row}>
            <span>총 금액</span>
            <strong className={styles.total}>{formatWon(quote.payableAmount)}</strong>
          </p>
        </>
      )}
    </div>
  )
}
