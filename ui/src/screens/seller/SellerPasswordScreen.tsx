import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkPasswordForm } from '../staff/LinkPasswordForm.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { StaffPasswordScreen } from '../staff/StaffPasswordScreen.tsx'
import type { PasswordLink } from '../staff/StaffPasswordScreen.tsx'

const calls = staffCalls.sellerSession

/** Setting the password of a store's user by a link, or asking for the link. */
export function SellerPasswordScreen() {
  return (
    <StaffPasswordScreen
      calls={calls}
      place="판매자센터"
      loginUrl={sellerRoutes.login()}
      LinkForm={LinkedForm}
    />
  )
}

function LinkedForm({ token, onDone }: PasswordLink) {
  const { data } = useSuspenseQuery({
    ...calls.showLink.queryOptions({ input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { loginId, name } = data
  return <LinkPasswordForm {...{ calls, token, loginId, name, onDone }} />
}
