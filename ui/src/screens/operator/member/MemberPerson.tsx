import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './Member.module.css'

type Member = StaffAnswers['operatorMember']['detail']
type Person = StaffAnswers['operatorMember']['reveal']

/** The person of a member: hidden until it is opened with a reason, and hidden again once the page is left. */
export function MemberPerson({ member }: { readonly member: Member }) {
  const [isAsking, setIsAsking] = useState(false)
  const toast = useToast()
  const opening = useMutation(
    staffCalls.operatorMember.reveal.mutationOptions({
      onSuccess: () => setIsAsking(false),
      onError: (error) => toast({ text: refusalText(error) }),
      gcTime: 0,
    }),
  )
  return (
    <section className={styles.section} aria-label="개인정보">
      <h2 className={styles.heading}>개인정보</h2>
      <FactList facts={opening.data === undefined ? hiddenFacts(member) : factsOf(opening.data)} />
      {opening.data === undefined ? (
        <Button variant="outline" size="s" onClick={() => setIsAsking(true)}>
          사유를 남기고 보기
        </Button>
      ) : null}
      {isAsking ? (
        <ReasonSheet
          title="개인정보를 열람할까요?"
          acceptLabel="열람"
          length={WRITE_REASON_LENGTH}
          isBusy={opening.isPending}
          onDismiss={() => setIsAsking(false)}
          onAccept={(reason) => opening.mutate({ id: member.buyerIdEncrypt, reason })}
        />
      ) : null}
    </section>
  )
}

function hiddenFacts({ maskedId, maskedName, maskedEmail, maskedMobile }: Member) {
  return [
    { label: '아이디', value: maskedId },
    { label: '이름', value: maskedName },
    { label: '이메일', value: maskedEmail },
    { label: '휴대폰 번호', value: maskedMobile },
  ]
}

function factsOf({ loginId, name, email, mobile, birthday }: Person) {
  return [
    { label: '아이디', value: loginId },
    { label: '이름', value: name },
    { label: '이메일', value: email },
    { label: '휴대폰 번호', value: mobile === null ? null : formatMobile(mobile) },
    { label: '생년월일', value: birthday === null ? null : formatDay(birthday) },
  ]
}
