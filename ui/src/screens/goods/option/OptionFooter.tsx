import type { OptionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { BUY_MESSAGES } from '@jangteo/core/cart/cart.messages'
import { submissionProblem } from '@jangteo/core/cart/optionQuote.view'
import type { OptionQuote, OptionQuoteFacts } from '@jangteo/core/cart/optionQuote.view'
import type { OptionIntent } from '@jangteo/core/cart/optionSheet.chart'
import { formatNumber, formatShippingFee, formatWon } from '@jangteo/core/money/money.rules'
import { freeShippingGapText } from '@jangteo/core/shipping/chargedFees.view'
import type { PromiseListData } from '../../../lib/usePromise.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { GoodsPromise } from '../../../parts/goods/GoodsPromise.tsx'
import styles from './OptionPicker.module.css'

type OptionFooterProps = {
  readonly sheet: OptionSheetView
  readonly quote: OptionQuote
  readonly facts: OptionQuoteFacts
  /** Days that the product arrives on, where the page that says them is covered. */
  readonly promiseList: PromiseListData
}

/** The total with its shipping, what keeps it from being bought, and the two ways on. */
export function OptionFooter({ sheet, quote, facts, promiseList }: OptionFooterProps) {
  const submit = (intent: OptionIntent) => () =>
    sheet.submit(intent, submissionProblem(intent, quote.problems, facts.caller))
  return (
    <div className={styles.summary}>
      <OptionTotals quote={quote} promiseList={promiseList} />
      <div className={styles.actions}>
        <Button variant="outline" isBusy={sheet.isAdding} onClick={submit('CART')}>
          장바구니
        </Button>
        <Button isBusy={sheet.isBuying} onClick={submit('BUY')}>
          바로구매
        </Button>
      </div>
    </div>
  )
}

type OptionTotalsProps = Pick<OptionFooterProps, 'quote' | 'promiseList'>

function OptionTotals({ quote, promiseList }: OptionTotalsProps) {
  const count = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div aria-live="polite">
      {quote.problems.map(({ text }) => (
        <p key={text} className={styles.problem}>
          {text}
        </p>
      ))}
      {quote.lines.length === 0 ? (
        <p className={styles.row}>{BUY_MESSAGES.OPTION_REQUIRED()}</p>
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
          <GoodsPromise promiseList={promiseList} />
          <p className={styles.row}>
            <span>총 금액</span>
            <strong className={styles.total}>{formatWon(quote.payableAmount)}</strong>
          </p>
        </>
      )}
    </div>
  )
}
