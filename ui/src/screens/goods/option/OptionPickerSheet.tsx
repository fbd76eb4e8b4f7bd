import { callerKindOf } from '@jangteo/core/session/caller.rules'
import { useQuery } from '@tanstack/react-query'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import type { GoodsDetailData, MiniCartData } from '../detail/goodsDetail.ts'
import { AddonFields } from './AddonFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import { OptionFooter } from './OptionFooter.tsx'
import { OptionLines } from './OptionLines.tsx'
import styles from './OptionPicker.module.css'
import { OptionUnanswered } from './OptionUnanswered.tsx'
import { toQuoteFacts } from './optionQuoteFacts.ts'
import { useOnlyOption } from './useOnlyOption.ts'
import { useOptionSheet } from './useOptionSheet.ts'
import type { OptionSheet } from './useOptionSheet.ts'
import { useQuote } from './useQuote.ts'

type OptionPickerSheetProps = {
  readonly goods: GoodsDetailData
  readonly isOpen: boolean
  readonly onDismiss: () => void
}

/** The option sheet while its page stays; a closed one keeps its selection. */
export function OptionPickerSheet({ goods, isOpen, onDismiss }: OptionPickerSheetProps) {
  const sheet = useOptionSheet(goods.goodsId, onDismiss)
  return (
    <>
      {isOpen ? <OpenSheet goods={goods} sheet={sheet} onDismiss={onDismiss} /> : null}
      <OptionUnanswered sheet={sheet} />
    </>
  )
}

type OpenSheetProps = {
  readonly goods: GoodsDetailData
  readonly sheet: OptionSheet
  readonly onDismiss: () => void
}

function OpenSheet({ goods, sheet, onDismiss }: OpenSheetProps) {
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
  return <OptionPicker goods={goods} options={data} sheet={sheet} onDismiss={onDismiss} />
}

type OptionPickerProps = OpenSheetProps & { readonly options: MiniCartData }

/** Option by option, what is chosen, what it costs. */
function OptionPicker({ goods, options, sheet, onDismiss }: OptionPickerProps) {
  const caller = useCaller()
  const membership = caller.isKnown ? caller.memberShipType : 'GUEST'
  const facts = toQuoteFacts({ goods, options, caller: callerKindOf(membership, false) })
  const { selection } = sheet.view
  const { quantityMin } = goods.limits
  const quote = useQuote(selection, facts)
  useOnlyOption(sheet, options, quantityMin)
  return (
    <Sheet
      isOpen
      title="옵션 선택"
      onDismiss={onDismiss}
      footer={<OptionFooter sheet={sheet} quote={quote} facts={facts} />}
    >
      <div className={styles.picker}>
        <OptionFields
          options={options}
          picked={selection.picked}
          onPick={sheet.verbs.pickValue}
          onTake={({ optionId }) => sheet.verbs.addOption({ optionId, quantity: quantityMin })}
        />
        {selection.options.length === 0 ? null : (
          <AddonFields addItems={options.addItems} sheet={sheet} />
        )}
        <OptionLines sheet={sheet} quote={quote} facts={facts} />
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
