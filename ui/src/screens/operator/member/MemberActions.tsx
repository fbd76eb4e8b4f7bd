import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { GrantCouponSheet } from './GrantCouponSheet.tsx'
import styles from './Member.module.css'
import { type MemberAction, useMemberAction } from './useMemberAction.ts'

type Member = StaffAnswers['operatorMember']['detail']

const ACTIONS: Readonly<
  Record<MemberAction, { readonly label: string; readonly title: string; readonly accept: string }>
> = {
  suspend: { label: '이용 정지', title: '회원의 이용을 정지할까요?', accept: '정지' },
  release: { label: '이용 정지 해제', title: '이용 정지를 해제할까요?', accept: '해제' },
  unlock: { label: '로그인 잠금 해제', title: '로그인 잠금을 해제할까요?', accept: '해제' },
  endSessions: {
    label: '모두 로그아웃',
    title: '모든 기기에서 로그아웃할까요?',
    accept: '로그아웃',
  },
}

function actionsOf({ statusEnum, suspendedAt }: Member): readonly MemberAction[] {
  if (statusEnum !== 'ACTIVE') return []
  return [suspendedAt === null ? 'suspend' : 'release', 'unlock', 'endSessions']
}

/** The acts of an operator on an account, each with a reason; nothing with that of a member who left. */
export function MemberActions({ member }: { readonly member: Member }) {
  const [asked, setAsked] = useState<MemberAction | 'grant' | null>(null)
  const dismiss = () => setAsked(null)
  const actions = actionsOf(member)
  if (actions.length === 0) return null
  return (
    <section className={styles.section} aria-label="계정 관리">
      <h2 className={styles.heading}>계정 관리</h2>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button key={action} variant="outline" size="s" onClick={() => setAsked(action)}>
            {ACTIONS[action].label}
          </Button>
        ))}
        <Button variant="outline" size="s" onClick={() => setAsked('grant')}>
          쿠폰 지급
        </Button>
      </div>
      {asked === 'grant' ? (
        <GrantCouponSheet memberId={member.buyerIdEncrypt} onDone={dismiss} />
      ) : null}
      {asked === null || asked === 'grant' ? null : (
        <ActionDialog memberId={member.buyerIdEncrypt} action={asked} onDone={dismiss} />
      )}
    </section>
  )
}

type ActionDialogProps = {
  readonly memberId: string
  readonly action: MemberAction
  readonly onDone: () => void
}

function ActionDialog({ memberId, action, onDone }: ActionDialogProps) {
  const { isPending, run } = useMemberAction(action, onDone)
  const { title, accept } = ACTIONS[action]
  return (
    <ReasonSheet
      title={title}
      acceptLabel={accept}
      length={WRITE_REASON_LENGTH}
      isBusy={isPending}
      onDismiss={onDone}
      onAccept={(reason) => run({ id: memberId, reason })}
    />
  )
}
