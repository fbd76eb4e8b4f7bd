import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
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

const calls = staffCalls.sellerSession

/** Setting the password of a store's user by a link, or asking for the link. */
export function SellerPasswordScreen() {
  const token = useLinkToken()
  return (
    <StaffCard title="비밀번호 만들기" place="판매자센터">
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
    void navigate(sellerRoutes.login(), { replace: true })
  }
  const { loginId, name } = data
  return <LinkPasswordForm {...{ calls, token, loginId, name }} onDone={welcome} />
}
