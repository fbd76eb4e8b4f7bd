import type { LeaveProof as Proof, LeaveReason } from '@jangteo/core/member/leave.codes'
import { useState } from 'react'
import { useLocation } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { returnedVerification } from '../identity/identityReturn.ts'
import { LeaveByIdentity } from './LeaveByIdentity.tsx'
import { LeaveByText } from './LeaveByText.tsx'

type LeaveProofProps = { readonly reason: LeaveReason; readonly proofs: readonly Proof[] }

/** The second page: the proof that it is the member, and the one confirmation. Who has several proofs may choose. */
export function LeaveProof({ reason, proofs }: LeaveProofProps) {
  const { search } = useLocation()
  const [first] = proofs
  const hasReturned = returnedVerification(search) !== null
  const [isByIdentity, setByIdentity] = useState(first === 'VERIFICATION' || hasReturned)
  if (isByIdentity) return <LeaveByIdentity reason={reason} />
  return (
    <>
      <LeaveByText reason={reason} proofs={proofs} />
      {proofs.includes('VERIFICATION') ? (
        <Button variant="quiet" isWide onClick={() => setByIdentity(true)}>
          비밀번호 대신 본인인증하기
        </Button>
      ) : null}
    </>
  )
}
