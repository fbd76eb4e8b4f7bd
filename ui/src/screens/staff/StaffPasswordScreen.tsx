import type { ComponentType } from 'react'
import { useNavigate } from '../../lib/router.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { LinkRequestForm } from './LinkRequestForm.tsx'
import { StaffCard } from './StaffCard.tsx'
import type { StaffLinkCalls } from './staffCalls.ts'
import { useLinkToken } from './useLinkToken.ts'

/** A link that sets a password: its token, and the way on once it is set. */
export type PasswordLink = { readonly token: string; readonly onDone: () => void }

type StaffPasswordScreenProps = {
  readonly calls: StaffLinkCalls
  /** Name of the place, such as 판매자센터. */
  readonly place: string
  readonly loginUrl: string
  /** Form of a link. */
  readonly LinkForm: ComponentType<PasswordLink>
}

/** Setting the password of an account of staff by a link, or asking for the link. */
export function StaffPasswordScreen(props: StaffPasswordScreenProps) {
  const { calls, place, loginUrl, LinkForm } = props
  const token = useLinkToken()
  const navigate = useNavigate()
  const toast = useToast()
  const onDone = () => {
    toast({ text: '비밀번호를 저장했어요. 로그인해 주세요.' })
    void navigate(loginUrl, { replace: true })
  }
  return (
    <StaffCard title="비밀번호 만들기" place={place}>
      {token === null ? (
        <LinkRequestForm calls={calls} />
      ) : (
        <QueryBoundary skeleton={<Skeleton shape="control" />}>
          <LinkForm token={token} onDone={onDone} />
        </QueryBoundary>
      )}
    </StaffCard>
  )
}
