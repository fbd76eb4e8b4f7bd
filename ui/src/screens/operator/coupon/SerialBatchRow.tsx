import { RESTRICTION_REASON_LENGTH } from '@jangteo/core/coupon/couponTerms.codes'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../../parts/file/saveFile.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './Serials.module.css'

type SerialBatch = StaffAnswers['operatorCoupon']['serials']['batchList'][number]

/** Serials that were asked for at once: how far they are drawn, their list while it can be had, and the way to end them. */
export function SerialBatchRow({ batch }: { readonly batch: SerialBatch }) {
  const { serialBatchId: id, count, drawnCount, usedCount, progress, cancelledAt } = batch
  const name = `${formatDateTime(Date.parse(batch.requestedAt))}에 만든 번호`
  return (
    <li className={styles.batch}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {formatNumber(drawnCount)} / {formatNumber(count)}개 · 등록 {formatNumber(usedCount)}개
          {cancelledAt === null ? null : ' · 취소했어요'}
        </p>
        {progress < 100 && cancelledAt === null ? (
          <progress className={styles.progress} value={progress} max={100} aria-label={name}>
            {progress}%
          </progress>
        ) : null}
      </div>
      <BatchActions id={id} isListed={batch.listedYn === 'Y'} isCancelled={cancelledAt !== null} />
    </li>
  )
}

type BatchActionsProps = {
  readonly id: number
  readonly isListed: boolean
  readonly isCancelled: boolean
}

function BatchActions({ id, isListed, isCancelled }: BatchActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const toast = useToast()
  const list = useMutation(
    staffCalls.operatorCoupon.serialList.mutationOptions({
      onSuccess: saveFile,
      onError: (error: Error) => toast({ text: refusalText(error) }),
    }),
  )
  const cancel = useMutation(
    staffCalls.operatorCoupon.cancelSerials.mutationOptions(
      useSaving({
        text: '등록하지 않은 번호를 취소했어요.',
        stale: [staffCalls.operatorCoupon.serials.key()],
        onDone: () => setIsAsking(false),
      }),
    ),
  )
  return (
    <div className={styles.actions}>
      {isListed ? (
        <Button
          size="s"
          variant="outline"
          isBusy={list.isPending}
          onClick={() => list.mutate({ id })}
        >
          CSV 내려받기
        </Button>
      ) : null}
      {isCancelled ? null : (
        <Button size="s" variant="outline" onClick={() => setIsAsking(true)}>
          번호 취소
        </Button>
      )}
      {isAsking ? (
        <ReasonSheet
          title="번호 취소"
          acceptLabel="번호 취소"
          length={RESTRICTION_REASON_LENGTH}
          isBusy={cancel.isPending}
          onDismiss={() => setIsAsking(false)}
          onAccept={(reason) => cancel.mutate({ id, reason })}
        />
      ) : null}
    </div>
  )
}
