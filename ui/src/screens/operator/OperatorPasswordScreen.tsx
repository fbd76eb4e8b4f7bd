import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { LinkPasswordForm } from '../staff/LinkPasswordForm.tsx'
import { LinkRequestForm } from '../staff/LinkRequestForm.tsx'
import { StaffCard } from '../staff/StaffCard.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { useLinkToken } from '../staff/useLinkToken.ts'
import { FirstOperatorForm } from './FirstOperatorForm.tsx'

const calls = staffCalls.operatorSession

/** Setting the password of an operator by a link, opening the first account, or asking for the link. */
export function OperatorPasswordScreen() {
  const token = useLinkToken()
  return (
    <StaffCard title="비밀번호 만들기" place="장터 운영">
      {token === null ? (
        <LinkRequestForm calls={calls} />
      ) : (
        <QueryBoundary skeleton={<Skeleton shape="control" />}>
          <LinkedForm token={token} />
        </QueryBoundary>
      )}
    </StaffCard>
  )
}

function LinkedForm({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const toast = useToast()
  const { data } = useSuspenseQuery({
    ...calls.showLink.queryOptions({ input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const welcome = () => {
    toast({ text: '비밀번호를 저장했어요. 로그인해 주세요.' })
    void navigate(operatorRoutes.login(), { replace: true })
  }
  const { loginId, name } = data
  return loginId === null || name === null ? (
    <FirstOperatorForm token={token} onDone={welcome} />
  ) : (
    <LinkPasswordForm {...{ calls, token, loginId, name }} onDone={welcome} />
  )
}
