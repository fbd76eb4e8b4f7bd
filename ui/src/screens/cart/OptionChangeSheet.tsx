import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import type { CartData, CartLineData } from './cartData.ts'
import { OptionChange } from './OptionChange.tsx'

type OptionChangeSheetProps = {
  readonly cart: CartData
  readonly line: CartLineData
  readonly isOpen: boolean
  readonly onDismiss: () => void
}

/** Another option of the same goods for a line of the cart. */
export function OptionChangeSheet(props: OptionChangeSheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null
}

function OpenSheet(props: OptionChangeSheetProps) {
  const calls = useCalls()
  const toast = useToast()
  const { line, onDismiss } = props
  const input = { id: line.goodsId }
  const options = useQuery({ ...calls.goods.options.queryOptions({ input }), staleTime: 0 })
  if (options.data !== undefined) {
    return (
      <OptionChange
        {...props}
        options={options.data}
        onFailed={(error) => toast({ text: refusalText(error) })}
      />
    )
  }
  return (
    <Sheet isOpen title="옵션 변경" onDismiss={onDismiss}>
      {options.error === null ? (
        <SkeletonPage>
          <Skeleton shape="control" />
        </SkeletonPage>
      ) : (
        <ErrorState error={options.error} onRetry={() => void options.refetch()} />
      )}
    </Sheet>
  )
}
