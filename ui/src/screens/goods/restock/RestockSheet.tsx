import { canAwaitRestock } from '@jangteo/core/goods/saleStatus.rules'
import { RESTOCK_MESSAGES } from '@jangteo/core/goods/restock.messages'
import { RESTOCK_OPTION_COUNT_MAX } from '@jangteo/core/goods/restock.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useToast } from '../../../parts/toast/toast.ts'

type RestockSheetProps = { readonly goodsId: number; readonly onDismiss: () => void }
type Option = Answers['restock']['check']['options'][number]

/** Sets alerts for options of a product; its refusal stays in the sheet. */
function useRequest(goodsId: number, onDone: () => void) {
  const calls = useCalls()
  const toast = useToast()
  const queryClient = useQueryClient()
  const keys = useRepeatKeys()
  return useMutation({
    mutationFn: (optionIdList: number[]) => {
      const input = { id: goodsId, optionIdList }
      return calls.restock.request.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
    },
    onSuccess: () => {
      keys.renew()
      toast({ text: RESTOCK_MESSAGES.RESTOCK_ALERT_REQUESTED() })
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.restock.key() }),
  })
}

/** Picks the sold-out options to be notified of. */
export function RestockSheet({ goodsId, onDismiss }: RestockSheetProps) {
  const calls = useCalls()
  const { data, error, refetch } = useQuery({
    ...calls.restock.check.queryOptions({ input: { id: goodsId } }),
    staleTime: 0,
  })
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  const request = useRequest(goodsId, onDismiss)
  const soldOut = data?.options.filter(({ statusEnum }) => canAwaitRestock(statusEnum)) ?? []
  const open = soldOut.filter(({ restockAlertReqIdEncrypt: alert }) => alert === null)
  const [only] = open
  const chosen = picked ?? (open.length === 1 && only !== undefined ? [only.optionId] : [])
  const footer =
    open.length === 0 ? undefined : (
      <Button
        isWide
        isBusy={request.isPending}
        disabled={chosen.length === 0}
        onClick={() => request.mutate([...chosen])}
      >
        알림 신청
      </Button>
    )
  return (
    <Sheet isOpen title="재입고 알림" onDismiss={onDismiss} {...(footer && { footer })}>
      {data === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <Options soldOut={soldOut} chosen={chosen} onPick={setPicked} />
      )}
      {request.error === null ? null : (
        <Callout tone="danger">{refusalText(request.error)}</Callout>
      )}
    </Sheet>
  )
}

type WaitingProps = { readonly error: Error | null; readonly onRetry: () => void }

function Waiting({ error, onRetry }: WaitingProps) {
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}

type OptionsProps = {
  readonly soldOut: readonly Option[]
  readonly chosen: readonly number[]
  readonly onPick: (optionIds: readonly number[]) => void
}

function Options({ soldOut, chosen, onPick }: OptionsProps) {
  if (soldOut.length === 0) {
    return (
      <EmptyState
        icon={BellRing}
        title="품절된 옵션이 없어요"
        text="지금 바로 구매할 수 있는 상품이에요."
      />
    )
  }
  const isFull = chosen.length >= RESTOCK_OPTION_COUNT_MAX
  return (
    <>
      <p>다시 들어오면 알림과 메일로 한 번 알려 드려요.</p>
      <ul>
        {soldOut.map(({ optionId, optionName, restockAlertReqIdEncrypt: alert }) => {
          const isChosen = chosen.includes(optionId)
          const others = chosen.filter((id) => id !== optionId)
          return (
            <li key={optionId}>
              <Checkbox
                isChecked={isChosen || alert !== null}
                isDisabled={alert !== null || (isFull && !isChosen)}
                onChange={(isOn) => onPick(isOn ? [...others, optionId] : others)}
              >
                {optionName === '' ? '이 상품' : optionName}
                {alert === null ? '' : ' (신청함)'}
              </Checkbox>
            </li>
          )
        })}
      </ul>
      <ButtonLink to={routes.restockAlert()} variant="text">
        신청한 알림 보기
      </ButtonLink>
    </>
  )
}
