import { isSoldOutOption } from '@jangteo/core/goods/option.rules'
import { callerKindOf } from '@jangteo/core/session/caller.rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import type { GoodsDetailData, MiniCartData } from '../detail/goodsDetail.ts'
import { RestockOffer } from '../restock/RestockOffer.tsx'
import { AddonFields } from './AddonFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import { OptionFooter } from './OptionFooter.tsx'
import { OptionLines } from './OptionLines.tsx'
import styles from './OptionPicker.module.css'
import { toQuoteFacts } from './optionQuoteFacts.ts'
import { PickLines } from './PickLines.tsx'
import { useOnlyOption } from './useOnlyOption.ts'
import { useOptionSheet } from './useOptionSheet.ts'
import type { OptionChoice } from './useOptionSheet.ts'
import { useQuote } from './useQuote.ts'

const NOWHERE: GoodsDetailData['promiseList'] = []

/** Draws what options are chosen from, and the totals with the ways on; `null` until there are any. */
export type OptionFrame = (content: ReactNode, footer: ReactNode) => ReactNode

type OptionPickerProps = {
  readonly goods: GoodsDetailData
  readonly choice: OptionChoice
  readonly renderFrame: OptionFrame
  /** True in a sheet, which scrolls by itself and covers what the page says. */
  readonly isSheet: boolean
}

/** Options of a product as they can be had now: skeleton, failure, or the choice. */
export function OptionPicker(props: OptionPickerProps) {
  const calls = useCalls()
  const input = { id: props.goods.goodsId }
  const { data, error, refetch } = useQuery({
    ...calls.cart.miniCart.queryOptions({ input }),
    staleTime: 0,
  })
  if (data !== undefined) return <LoadedPicker options={data} {...props} />
  return props.renderFrame(
    error === null ? (
      <OptionSkeleton />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ),
    null,
  )
}

type LoadedPickerProps = OptionPickerProps & { readonly options: MiniCartData }

/** Option by option, what is chosen, what it costs. */
function LoadedPicker({ goods, options, choice, renderFrame, isSheet }: LoadedPickerProps) {
  const sheet = useOptionSheet(choice)
  const caller = useCaller()
  const membership = caller.isKnown ? caller.memberShipType : 'GUEST'
  const facts = toQuoteFacts({ goods, options, caller: callerKindOf(membership, false) })
  const { selection } = sheet
  const { quantityMin } = goods.limits
  const quote = useQuote(selection, facts)
  useOnlyOption(sheet, options, quantityMin)
  const restock = hasSoldOut(options) ? <RestockOffer variant="outline" /> : null
  return renderFrame(
    <div className={styles.picker}>
      <OptionFields
        options={options}
        picked={selection.picked}
        onPick={sheet.pickValue}
        onTake={({ optionId }) => sheet.addOption({ optionId, quantity: quantityMin })}
      />
      {isSheet ? restock : null}
      {selection.options.length === 0 ? null : (
        <AddonFields addItems={options.addItems} sheet={sheet} />
      )}
      <OptionLines sheet={sheet} quote={quote} facts={facts} scrolls={isSheet} />
      {isSheet ? <PickLines goods={goods} quote={quote} /> : null}
    </div>,
    <>
      <OptionFooter
        sheet={sheet}
        quote={quote}
        facts={facts}
        promiseList={isSheet ? goods.promiseList : NOWHERE}
      />
      {isSheet ? null : restock}
    </>,
  )
}

function hasSoldOut({ options }: MiniCartData): boolean {
  return options.some(({ stock, saleStatusEnum: saleStatus }) =>
    isSoldOutOption({ stock, saleStatus }),
  )
}

function OptionSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.picker}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </SkeletonPage>
  )
}
