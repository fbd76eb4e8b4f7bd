import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { ClosedPerson } from './ClosedPerson.tsx'
import styles from './Member.module.css'

const ORDER_NUMBER = /^\d{16,23}$/

/** Opens the persons of orders whose members left, one order at a time and each with a reason. */
export function ClosedOrdersScreen() {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const toast = useToast()
  const opening = useMutation(
    staffCalls.operatorMember.openClosedOrder.mutationOptions({
      onSuccess: () => setAsked(null),
      onError: (error) => toast({ text: refusalText(error) }),
      gcTime: 0,
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ORDER_NUMBER.test(typed)) setAsked(typed)
    else toast({ text: '주문번호를 숫자로 모두 입력해 주세요.' })
  }
  return (
    <StaffPage title="분리 보관" place="장터 운영">
      <p className={styles.note}>
        탈퇴한 회원의 주문 정보는 5년 동안 따로 보관돼요. 열람할 때마다 감사 기록에 남아요.
      </p>
      <form className={styles.order} onSubmit={submit}>
        <TextInput
          label="주문번호"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
        <Button type="submit">열람</Button>
      </form>
      {opening.data === undefined ? null : <ClosedPerson person={opening.data} />}
      {asked === null ? null : (
        <ReasonSheet
          title="분리 보관된 정보를 열람할까요?"
          acceptLabel="열람"
          length={WRITE_REASON_LENGTH}
          isBusy={opening.isPending}
          onDismiss={() => setAsked(null)}
          onAccept={(reason) => opening.mutate({ orderNumber: asked, reason })}
        />
      )}
    </StaffPage>
  )
}
