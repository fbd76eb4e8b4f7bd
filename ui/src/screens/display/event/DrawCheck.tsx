import { formatNumber } from '@jangteo/core/money/money.rules'
import { useMutation } from '@tanstack/react-query'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import styles from './EventDetail.module.css'
import { checkDraw } from './checkDraw.ts'
import type { DrawOutcome } from './checkDraw.ts'

function outcomeText({ isRight, entryCount }: DrawOutcome): string {
  return isRight
    ? `공개된 응모 ${formatNumber(entryCount)}건으로 다시 계산한 결과와 같아요.`
    : '다시 계산한 결과와 달라요. 고객센터로 알려 주세요.'
}

/** Computes the draw again in the browser from the published seed and entries. */
export function DrawCheck({ eventId }: { readonly eventId: string }) {
  const calls = useCalls()
  const { data, error, mutate, isPending } = useMutation({
    mutationFn: () => checkDraw(calls, eventId),
  })
  return (
    <details>
      <summary className={styles.more}>추첨 결과 직접 확인하기</summary>
      <div className={styles.stack}>
        <p className={styles.note}>
          응모를 받기 전에 봉인한 씨앗값과 모든 응모의 확인값으로 순서를 정했어요. 추첨 뒤에 모두
          공개해서 누구나 같은 결과를 계산할 수 있어요.
        </p>
        <Button variant="outline" size="s" isBusy={isPending} onClick={() => mutate()}>
          다시 계산해 보기
        </Button>
        <output className={styles.note}>
          {data === undefined ? null : outcomeText(data)}
          {error === null ? null : refusalText(error)}
        </output>
      </div>
    </details>
  )
}
