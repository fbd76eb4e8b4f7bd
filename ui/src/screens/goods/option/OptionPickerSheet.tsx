import { callerKindOf } from '@jangteo/core/session/caller.rules'
import { useQuery } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { AddonFields } from './AddonFields.tsx'
import type { GoodsDetailData, MiniCartData } from '../detail/goodsDetail.ts'
import type { OptionChoiceEvent, OptionChoiceState } from './optionChoice.ts'
import { OptionFields } from './OptionFields.tsx'
import { OptionFooter } from './OptionFooter.tsx'
import { OptionLines } from './OptionLines.tsx'
import styles from './OptionPicker.module.css'
import { useQuote } from './useQuote.ts'

type OptionPickerSheetProps = {
  readonly goods: GoodsDetailData
  readonly choice: OptionChoiceState
  readonly send: Dispatch<OptionChoiceEvent>
  readonly onDismiss: () => void
}

/** The sheet's content: option by option, what is taken, what it costs. */
export function OptionPickerSheet({ goods, choice, send, onDismiss }: OptionPickerSheetProps) {
  const calls = useCalls()
  const input = { id: goods.goodsId }
  const { data, error, refetch } = useQuery({
    ...calls.cart.miniCart.queryOptions({ input }),
    staleTime: 0,
  })
  if (data === undefined) {
    return (
      <Sheet isOpen title="옵션 선택" onDismiss={onDismiss}>
        {error === null ? (
          <OptionSkeleton />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Sheet>
    )
  }
  return (
    <OptionPicker goods={goods} options={data} choice={choice} send={send} onDismiss={onDismiss} />
  )
}

type OptionPickerProps = OptionPickerSheetProps & { readonly options: MiniCartData }

function OptionPicker({ goods, options, choice, send, onDismiss }: OptionPickerProps) {
  const caller = useCaller()
  const membership = caller.isKnown ? caller.memberShipType : 'GUEST'
  const facts = { goods, options, caller: callerKindOf(membership, false) }
  const quote = useQuote(choice, facts)
  const footer = (
    <OptionFooter goods={goods} choice={choice} quote={quote} send={send} onDismiss={onDismiss} />
  )
  return (
    <Sheet isOpen title="옵션 선택" onDismiss={onDismiss} footer={footer}>
      <div className={styles.picker}>
        <OptionFields options={options} choice={choice} limits={goods.limits} send={send} />
        {choice.taken.length === 0 ? null : (
          <AddonFields addItems={options.addItems} choice={choice} send={send} />
        )}
        <OptionLines choice={choice} quote={quote} facts={facts} send={send} />
      </div>
    </Sheet>
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
