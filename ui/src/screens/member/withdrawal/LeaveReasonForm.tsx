import { LEAVE_REASON_LABELS, LEAVE_REASONS } from '@jangteo/core/member/leave.codes'
import type { LeaveProof } from '@jangteo/core/member/leave.codes'
import { leaveView } from '@jangteo/core/member/leave.view'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useNavigate } from '../../../lib/router.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import styles from './Withdraw.module.css'

type LeaveReasonFormProps = {
  readonly page: {
    readonly proofEnumList: readonly LeaveProof[]
    readonly couponCount: number
    readonly favoriteCount: number
    readonly reviewCount: number
  }
}

const NOTHING = { reason: '' }

/** The first page: everything that leaving takes, and why the member leaves. */
export function LeaveReasonForm({ page }: LeaveReasonFormProps) {
  const navigate = useNavigate()
  const fields = useFields(NOTHING, ({ reason }) =>
    reason === '' ? { reason: MEMBER_MESSAGES.LEAVE_REASON_REQUIRED() } : {},
  )
  const { value, problem, onValue } = fields.stateOf('reason')
  const reason = LEAVE_REASONS.find((code) => code === value) ?? null
  const next = () => void navigate(lifeRoutes.withdraw({ leaveReason: reason }))
  return (
    <Form fields={fields} onSubmit={next}>
      <Consequences page={page} />
      <div className={styles.reasons}>
        <h2 className={styles.title} aria-hidden>
          왜 떠나시나요?
        </h2>
        <RadioGroup
          legend="왜 떠나시나요?"
          hidesLegend
          look="cards"
          problem={problem}
          value={reason}
          choices={LEAVE_REASONS.map((code) => ({ value: code, label: LEAVE_REASON_LABELS[code] }))}
          onChange={onValue}
        />
      </div>
      <div className={styles.answers}>
        <ButtonLink to={routes.home()} variant="outline" isWide>
          계속 이용하기
        </ButtonLink>
        <Button type="submit" isWide>
          다음
        </Button>
      </div>
    </Form>
  )
}

function Consequences({ page }: LeaveReasonFormProps) {
  const { proofEnumList: proofs, couponCount, favoriteCount, reviewCount } = page
  const { lostTexts, stayingTexts } = leaveView({ proofs, couponCount, favoriteCount, reviewCount })
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>탈퇴하면 모두 지워져요</h2>
      <ul className={styles.lost}>
        {lostTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ul className={styles.staying}>
        {stayingTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
